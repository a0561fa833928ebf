import { occupancy } from '@nelly/domain/availability/occupancy'
import type { AccountId } from '@nelly/domain/ids'
import { addDays, type ClockTime, dateOf, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { offFleetTimes, overlappingReservations, poolsOnOffer } from './figures-store.ts'

const DAYS_AHEAD = 30
const MIDNIGHT = '00:00' as ClockTime

/** The share of the next 30 days in which the units of each pool on offer are booked. */
export async function occupancyOfPools(
  db: Database,
  account: AccountId,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const offered = await poolsOnOffer(db, account)
  const todayAt = ({ timezone }: { timezone: string }) => dateOf(wallClockIn(timezone, now))
  const days = offered.map(todayAt).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const period = {
    pickup: wallClock(first, MIDNIGHT),
    return: wallClock(addDays(last, DAYS_AHEAD), MIDNIGHT),
  }
  const booked = await overlappingReservations(db, account, period)
  const offFleet = await offFleetTimes(db, offered, period)
  const byPool = Map.groupBy(booked, ({ pool }) => pool)
  return new Map(
    offered.flatMap((offer) => {
      const during = (byPool.get(offer.pool) ?? []).map((one) => one.during)
      const since = dateOf(wallClockIn(offer.timezone, offer.createdAt))
      const counted = { units: offer.units, since, booked: during, offFleet: offFleet(offer.pool) }
      const share = occupancy([counted], () => ({ from: todayAt(offer), days: DAYS_AHEAD }))
      return share === undefined ? [] : [[offer.pool, share] as const]
    }),
  )
}
