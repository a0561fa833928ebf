import type { AccountId } from '@nelly/domain/ids'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { clockThere } from '../reservations/clock-there.ts'
import { type Reservation, reservationsWithLanding, toReservation } from '../reservations/reservation.ts'

/** How many of each are told. */
const NEXT = 5

/** The reservations that an owner hands out next and gets back next, by the clock at each landing; none that was cancelled. */
export async function nextHandovers(
  db: Database,
  account: AccountId,
  now: Date,
): Promise<{ pickups: Reservation[]; returns: Reservation[] }> {
  const clock = await clockThere(account, db, now)
  const standing = and(
    eq(landings.accountId, account),
    isNull(landings.deletedAt),
    isNull(reservations.deletedAt),
    isNull(reservations.cancelledAt),
  )
  // Which they are an index tells; only they are read whole.
  const next = async (moment: SQL) => {
    const found = await db
      .select({ id: reservations.id })
      .from(reservations)
      .innerJoin(landings, eq(landings.id, reservations.landingId))
      .where(and(standing, sql`${moment} >= ${clock}`))
      .orderBy(moment, asc(reservations.id))
      .limit(NEXT)
    const ids = found.map(({ id }) => id)
    const rows = await reservationsWithLanding(db).where(inArray(reservations.id, ids))
    return rows.map(toReservation).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  }
  return {
    pickups: await next(sql`lower(${reservations.during})`),
    returns: await next(sql`upper(${reservations.during})`),
  }
}
