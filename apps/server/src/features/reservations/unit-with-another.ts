import type { RentalPeriod } from '@nelly/domain/rental-period'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { heldDuring, holdsUnit } from '../inventory/held-units.ts'

type OnUnit = Pick<typeof reservations.$inferSelect, 'id' | 'poolId' | 'unit'>

/** Whether a reservation's unit is out with another customer. */
export const outWithAnother = (tx: Database, one: OnUnit): Promise<boolean> =>
  isAnother(tx, one, eq(reservations.status, 'out'))

/** Whether another reservation or a block holds a reservation's unit at some moment of a period. */
export const heldByAnother = (tx: Database, one: OnUnit, period: RentalPeriod): Promise<boolean> =>
  isAnother(tx, one, heldDuring(period))

async function isAnother(
  tx: Database,
  { id, poolId, unit }: OnUnit,
  which: SQL | undefined,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.poolId, poolId),
        eq(reservations.unit, unit),
        ne(reservations.id, id),
        holdsUnit,
        which,
      ),
    )
    .limit(1)
  return found !== undefined
}
