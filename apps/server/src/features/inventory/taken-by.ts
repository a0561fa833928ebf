import type { TakenUnit } from '@nelly/contract/rates/test-call'
import { overlaps, type RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks, reservations } from '../../platform/db/schema.ts'
import { heldDuring } from './held-units.ts'
import { outNow } from './out-now.ts'

const isOut = and(eq(reservations.status, 'out'), isNull(reservations.deletedAt))

/** Everything that holds units of a pool in a period, which has its own turnaround at its end, by unit and time. */
export async function takenBy(
  db: Database,
  pool: number,
  {
    rental,
    held,
    now,
    except,
  }: {
    readonly rental: RentalPeriod
    readonly held: RentalPeriod
    readonly now: WallClock
    /** A reservation that is changed, which does not hold a unit against itself. */
    readonly except?: number | undefined
  },
): Promise<TakenUnit[]> {
  const rows = await db
    .select({
      id: reservations.id,
      reference: reservations.reference,
      unit: reservations.unit,
      during: reservations.during,
      held: reservations.held,
      reason: blocks.reason,
    })
    .from(reservations)
    .leftJoin(blocks, eq(blocks.id, reservations.blockId))
    .where(
      and(
        eq(reservations.poolId, pool),
        or(heldDuring(held), isOut),
        except === undefined ? undefined : ne(reservations.id, except),
      ),
    )
    .orderBy(asc(reservations.unit), asc(reservations.held))
  const out = new Map((await outNow(db, pool, now)).map((one) => [one.id, one.period]))
  const holding = rows
    .map((row) => {
      const period = out.get(row.id)
      return period ? { ...row, during: period, held: period } : row
    })
    .filter((row) => overlaps(row.held, held))
  return holding.map(({ id, reference, unit, during, held: period, reason }) => {
    if (reason !== null) return { unit, kind: 'block', reservation: null, reason, period }
    const about = { unit, reservation: { id, reference }, reason: null }
    if (overlaps(during, rental)) return { ...about, kind: 'reservation', period: during }
    const isBefore = during.return <= rental.pickup
    const turnaround = isBefore
      ? { pickup: during.return, return: period.return }
      : { pickup: rental.return, return: held.return }
    return { ...about, kind: 'turnaround', period: turnaround }
  })
}
