import type { Figures, NextHandover } from '@nelly/contract/overview/figures'
import type { AccountId } from '@nelly/domain/ids'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { clockThere } from '../inventory/clock-there.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { type Reservation, reservationsWithLanding, toReservation } from '../reservations/reservation.ts'

/** How many of each are listed. */
const NEXT = 5

/** The next pickups and returns of an owner, by the clock at each landing; without cancelled reservations. */
export async function nextHandovers(
  db: Database,
  account: AccountId,
  now: Date,
): Promise<Pick<Figures, 'nextPickups' | 'nextReturns'>> {
  const clock = await clockThere(account, db, now)
  const standing = and(
    eq(landings.accountId, account),
    isNull(landings.deletedAt),
    isReservation,
    isNull(reservations.deletedAt),
    isNull(reservations.cancelledAt),
  )
  // The index yields the ids; only those rows are read completely.
  const next = async (end: End) => {
    const moment = sql`${sql.raw(end === 'pickup' ? 'lower' : 'upper')}(${reservations.during})`
    const found = await db
      .select({ id: reservations.id })
      .from(reservations)
      .innerJoin(landings, eq(landings.id, reservations.landingId))
      .where(and(standing, sql`${moment} >= ${clock}`))
      .orderBy(moment, asc(reservations.id))
      .limit(NEXT)
    return found.map(({ id }) => id)
  }
  const [pickups, returns] = [await next('pickup'), await next('return')]
  const rows = await reservationsWithLanding(db).where(inArray(reservations.id, [...pickups, ...returns]))
  const byId = new Map<number, Reservation>(rows.map(toReservation).map((one) => [one.id, one]))
  const listed = (ids: readonly number[], end: End) =>
    ids.flatMap((id) => byId.get(id) ?? []).map((reservation) => handover(reservation, end))
  return { nextPickups: listed(pickups, 'pickup'), nextReturns: listed(returns, 'return') }
}

type End = 'pickup' | 'return'

const handover = (reservation: Reservation, end: End): NextHandover => ({
  reservationId: reservation.id,
  landingId: reservation.landingId,
  landingName: reservation.landing.displayName,
  vehicleName: reservation.vehicleName,
  firstName: reservation.firstName,
  lastName: reservation.lastName,
  at: {
    place: end === 'pickup' ? reservation.pickupPlace : reservation.returnPlace,
    date: dateOf(reservation.during[end]),
    time: timeOf(reservation.during[end]),
  },
})
