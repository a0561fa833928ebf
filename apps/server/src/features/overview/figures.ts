import type { Figures } from '@nelly/contract/overview/figures'
import { type Offer, occupancy } from '@nelly/domain/availability/occupancy'
import { type Currency, USD } from '@nelly/domain/currency'
import type { AccountId } from '@nelly/domain/ids'
import { type Money, sum } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { sourceName } from '@nelly/domain/reservations/source'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  HOME_TIMEZONE,
  wallClock,
  wallClockIn,
} from '@nelly/domain/wall-clock'
import { daysOf, type Week, weeksUpTo } from '@nelly/domain/weeks'
import type { Database } from '../../platform/db/database.ts'
import {
  type Booked,
  landingsAt,
  offFleetTimes,
  overlappingReservations,
  type Paid,
  paidSince,
  poolsOnOffer,
} from './figures-store.ts'
import { nextHandovers } from './next-handovers.ts'

/** A pool on offer, with the current day at its place. */
interface OfferThere extends Offer {
  today: CalendarDate
}

const MIDNIGHT = '00:00' as ClockTime
const DAYS_AHEAD = 30
const MOST_SOURCES = 8

/**
 * The figures of all of an owner's landings that are not deleted: for a number of weeks up to that of `now`, and for
 * the coming days. Deleted and cancelled reservations do not count.
 *
 * Source: rules.md, "Figures".
 */
export async function figuresOf(
  db: Database,
  account: AccountId,
  { weeks: count, now }: { weeks: number; now: Date },
): Promise<Figures> {
  const owned = await landingsAt(db, account)
  const today = latestDay(owned, now)
  const weeks = weeksUpTo(today, count)
  const period = {
    pickup: wallClock(weeks[0]?.monday ?? today, MIDNIGHT),
    return: wallClock(addDays(today, DAYS_AHEAD), MIDNIGHT),
  }
  const booked = await overlappingReservations(db, account, period)
  const offers = await offersOf(db, account, { booked, period }, now)
  const statuses = Map.groupBy(owned, ({ status }) => status)
  const byDay = Map.groupBy(booked, ({ during }) => dateOf(during.pickup))
  const bookedIn = (week: Week) => daysOf(week).flatMap((day) => byDay.get(day) ?? [])
  const paid = Map.groupBy(await paidSince(db, account, weeks[0]?.monday ?? today), ({ day }) => day)
  const paidIn = (week: Week) => daysOf(week).flatMap((day) => paid.get(day) ?? [])
  const currencies = currenciesOf(owned, [...weeks.flatMap(bookedIn), ...weeks.flatMap(paidIn)])
  return {
    weeks: weeks.map((week) => ({
      week: week.name,
      from: week.monday,
      ...takings(bookedIn(week), paidIn(week), currencies),
      occupancy: occupancyOf(week, offers),
    })),
    sources: bySource(weeks.flatMap(bookedIn), currencies),
    occupancy: {
      next7Days: occupancy(offers, (offer) => ({ from: offer.today, days: 7 })) ?? null,
      next30Days: occupancy(offers, (offer) => ({ from: offer.today, days: DAYS_AHEAD })) ?? null,
    },
    ...(await nextHandovers(db, account, now)),
    landings: {
      published: statuses.get('published')?.length ?? 0,
      draft: statuses.get('draft')?.length ?? 0,
    },
  }
}

const todayIn = (timezone: string, now: Date): CalendarDate => dateOf(wallClockIn(timezone, now))

/** The latest current day of all landings: its week is the last one for all of them. */
const latestDay = (landings: readonly { timezone: string }[], now: Date): CalendarDate =>
  landings
    .map(({ timezone }) => todayIn(timezone, now))
    .sort()
    .at(-1) ?? todayIn(HOME_TIMEZONE, now)

async function offersOf(
  db: Database,
  account: AccountId,
  { booked, period }: { booked: readonly Booked[]; period: RentalPeriod },
  now: Date,
): Promise<OfferThere[]> {
  const byPool = Map.groupBy(booked, ({ pool }) => pool)
  const offered = await poolsOnOffer(db, account)
  const offFleet = await offFleetTimes(db, offered, period)
  const zones = new Set(offered.map(({ timezone }) => timezone))
  const todays = new Map([...zones].map((timezone) => [timezone, todayIn(timezone, now)]))
  return offered.map(({ pool, units, createdAt, timezone }) => ({
    units,
    since: dateOf(wallClockIn(timezone, createdAt)),
    today: todays.get(timezone) as CalendarDate,
    booked: (byPool.get(pool) ?? []).map(({ during }) => during),
    offFleet: offFleet(pool),
  }))
}

/** The currencies of an owner's revenue and of what was paid, that of their first landing first; dollars where there is neither. */
function currenciesOf(
  landings: readonly { currency: Currency }[],
  money: readonly { currency: Currency }[],
): readonly [Currency, ...Currency[]] {
  const first = landings[0]?.currency ?? USD
  const others = new Set(money.map(({ currency }) => currency))
  others.delete(first)
  return [first, ...others]
}

/** The reservations of a week, by pickup, their revenue, and what was paid in the week, in each of these currencies. */
const takings = (
  those: readonly Booked[],
  paid: readonly Paid[],
  currencies: Currencies,
): { reservations: number; revenues: [Money, ...Money[]]; paid: [Money, ...Money[]] } => ({
  reservations: those.length,
  revenues: inEach(totalsOf(those), currencies),
  paid: inEach(paid, currencies),
})

/** The sources that brought most of these reservations, with what was booked by each; empty where none is known. */
function bySource(those: readonly Booked[], currencies: Currencies): Figures['sources'] {
  const named = Map.groupBy(those, ({ source }) => sourceName(source) ?? null)
  if ([...named.keys()].every((name) => name === null)) return []
  return [...named]
    .map(([name, some]) => ({
      ...{ name, reservations: some.length },
      booked: inEach(totalsOf(some), currencies),
    }))
    .sort((one, other) => other.reservations - one.reservations)
    .slice(0, MOST_SOURCES)
}

type Currencies = readonly [Currency, ...Currency[]]

const totalsOf = (those: readonly Booked[]): Money[] =>
  those.map(({ totalMinor, currency }) => ({ minor: totalMinor, currency }))

function inEach(amounts: readonly Money[], [first, ...others]: Currencies): [Money, ...Money[]] {
  const sumIn = (currency: Currency): Money => ({
    minor: sum(amounts.filter((each) => each.currency === currency).map(({ minor }) => minor)),
    currency,
  })
  return [sumIn(first), ...others.map(sumIn)]
}

const occupancyOf = ({ monday }: Week, offers: readonly Offer[]): number | null =>
  occupancy(offers, () => ({ from: monday, days: 7 })) ?? null
