import type { UnitElsewhere } from '@nelly/contract/reservations/desk'
import type { AccountId } from '@nelly/domain/ids'
import { elsewhere } from '@nelly/domain/units/whereabouts'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, reservations } from '../../../platform/db/schema.ts'
import { standingReservation } from '../../inventory/held-units.ts'
import { isLivingOf } from '../../inventory/published.ts'
import { whereTheirUnitsAre } from '../../inventory/where-units-are.ts'

/**
 * The pickups of a day that are still waited for, and whose unit will be at another place by what is planned at `now`.
 *
 * Source: rules.md, "Units".
 */
export async function unitsElsewhere(
  db: Database,
  { account, day }: { account: AccountId; day: CalendarDate },
  now: Date,
): Promise<UnitElsewhere[]> {
  const { id, poolId, unit, during, pickupPlace } = reservations
  const pickups = await db
    .select({ id, poolId, unit, during, pickupPlace })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(
      and(
        isLivingOf(account),
        standingReservation,
        inArray(reservations.status, ['requested', 'confirmed']),
        sql`${during} && tsrange(${day}::date, ${day}::date + interval '1 day')`,
        sql`lower(${during}) >= ${day}::date`,
      ),
    )
  const whereIs = await whereTheirUnitsAre(db, pickups, now)
  return pickups.flatMap((pickup) => {
    const where = elsewhere(whereIs(pickup), pickup.pickupPlace)
    return where ? [{ reservationId: pickup.id, ...where }] : []
  })
}
