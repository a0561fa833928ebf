import type { Currency } from '@nelly/domain/currency'
import type { LandingId } from '@nelly/domain/ids'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { standingReservation } from '../inventory/held-units.ts'

/** Whether reservations of a landing in another currency are under way or to come. `now` is the wall clock at its place. */
export async function hasReservationsInOther(
  db: Database,
  landing: LandingId,
  currency: Currency,
  now: WallClock,
): Promise<boolean> {
  const [found] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        standingReservation,
        ne(reservations.currency, currency),
        sql`upper(${reservations.during}) > ${now}::timestamp`,
      ),
    )
    .limit(1)
  return found !== undefined
}
