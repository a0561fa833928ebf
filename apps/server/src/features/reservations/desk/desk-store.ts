import type { AccountId, LandingId } from '@nelly/domain/ids'
import { and, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, reservations } from '../../../platform/db/schema.ts'
import { clockThere } from '../../inventory/clock-there.ts'
import { standingReservation } from '../../inventory/held-units.ts'
import { isLivingOf } from '../../inventory/published.ts'
import { sumsOfReservation } from '../../ledger/ledger-of.ts'

/** Whose desk it is: that of all landings, or of one. */
interface DeskOf {
  readonly account: AccountId
  readonly landing: LandingId | undefined
}

/** The most rentals that owe after their return, of which the list of reservations has all. */
const MOST_OWING = 50

/**
 * The ids of an owner's reservations that the desk may have something to do with at an instant: more than the domain's
 * `standingAt` chooses of them, and few among all that an owner ever had.
 */
export async function deskReservationIds(db: Database, whose: DeskOf, instant: Date): Promise<number[]> {
  const clock = await clockThere(whose.account, db, instant)
  const idsWhere = (condition: SQL | undefined) => selectIds(db, whose, condition)
  // Apart, as each has an index of its own.
  const found = [
    await idsWhere(overlapsRestOfDay(clock)),
    await idsWhere(eq(reservations.status, 'requested')),
    await idsWhere(eq(reservations.status, 'out')),
    await idsWhere(isNotNull(reservations.changeRequestedAt)),
  ]
  return [...new Set(found.flat().map(({ id }) => id))]
}

/** The ids of an owner's rentals that came back and still owe, the last one first. */
export const owingReservationIds = async (db: Database, whose: DeskOf): Promise<number[]> =>
  (
    await selectIds(db, whose, and(eq(reservations.status, 'returned'), gt(sumsOfReservation.balance, 0)))
      .orderBy(desc(reservations.returnedAt), desc(reservations.id))
      .limit(MOST_OWING)
  ).map(({ id }) => id)

const selectIds = (db: Database, { account, landing }: DeskOf, condition: SQL | undefined) =>
  db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(
      and(
        isLivingOf(account),
        landing === undefined ? undefined : eq(landings.id, landing),
        standingReservation,
        condition,
      ),
    )

/** SQL condition: a rental that overlaps the time from now to the end of the day. */
const overlapsRestOfDay = (clock: SQL): SQL =>
  sql`${reservations.during} && tsrange(${clock}, date_trunc('day', ${clock}) + interval '1 day')`
