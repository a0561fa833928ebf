import { NEAREST_WITHIN_DAYS } from '../places/nearest-days.ts'
import { handoversOn } from '../places/nearest-handover.ts'
import type { HandoverKind } from '../places/opening-hours.ts'
import { type RentalPeriod, rentalDays } from '../rental-period.ts'
import {
  addDays,
  addMinutes,
  type ClockTime,
  dateOf,
  minutesBetween,
  timeOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'
import { brokenByPlaces, brokenRules } from './broken-rules.ts'
import { brokenAtPickup, firstPickup, pickupDates } from './handover-rules.ts'
import { lengthLimits } from './length-rules.ts'
import type { RentalRequest, RulePlace } from './rental-request.ts'

/** How many moments of a day are tried for pickup and return each. */
const MOMENTS = { kept: 4, changed: 2 } as const

/** How many questions are asked until the search is given up: rentals by the rules, vehicles for a period or a price. */
const MAX_QUESTIONS = 2000

/** How long what is offered can at least be booked, in minutes. */
const MINUTES_TO_BOOK = 15

/** How many days longer than it has to be a rental of another length may be. */
const LONGER_BY = 6

/** What may be different from a refused wish. */
export interface NearestRental {
  readonly period: RentalPeriod
  readonly returnPlace: RulePlace | null
}

/**
 * The rental nearest to a refused one that no rule refuses and that can be booked, or null: at another hour of the same
 * day, else on the days around it, the nearest first and of two as near the later, at most 60 days away; where its dates are
 * over or too far ahead, around the nearest day on which a pickup may be. It has the same length
 * where that was not refused and is possible, and the same places unless that pair is forbidden. An age can't be changed.
 *
 * It can still be booked a quarter of an hour later. Where the search asks too much, it gives up.
 *
 * Source: rules.md, "When it may be rented".
 */
export function nearestRental<Vehicle>(
  refused: RentalRequest,
  search: Search<Vehicle>,
): NearestRental | null {
  const { returnPlaces, vehicles, isFree, canBook } = search
  const codes = new Set(brokenRules(refused).map(({ code }) => code))
  const request = { ...refused, period: withinReach(refused) }
  if (UNCHANGEABLE.some((code) => codes.has(code))) return null
  const places = codes.has('one-way-forbidden')
    ? allowedReturns(request, returnPlaces)
    : [request.returnPlace]
  const isLengthRefused = codes.has('period-too-short') || codes.has('period-too-long')
  const freeDuring = new Map<string, readonly Vehicle[]>()
  let questions = 0
  for (const length of isLengthRefused ? (['changed'] as const) : (['kept', 'changed'] as const)) {
    for (const rental of candidates(request, places, length)) {
      const key = `${rental.period.pickup} ${rental.period.return}`
      if (freeDuring.get(key)?.length === 0) continue
      questions += 1
      if (questions > MAX_QUESTIONS) return null
      if (brokenRules({ ...request, ...rental }).length > 0) continue
      const known = freeDuring.get(key)
      const free = known ?? vehicles.filter((vehicle) => isFree(vehicle, rental.period))
      freeDuring.set(key, free)
      questions += known ? 0 : vehicles.length
      for (const vehicle of free) {
        questions += 1
        if (questions > MAX_QUESTIONS) return null
        if (canBook(vehicle, rental)) return rental
      }
    }
  }
  return null
}

/** The dates of a wish, moved to the nearest day on which a pickup may be. */
export function withinReach({
  period,
  rates,
  now,
}: Pick<RentalRequest, 'period' | 'rates' | 'now'>): RentalPeriod {
  const date = dateOf(period.pickup)
  const { first, last } = pickupDates(rates.rates.rules, now)
  const [nearest = date] = date < first ? [first] : [date, last].toSorted()
  const days = minutesBetween(wallClock(date, NOON), wallClock(nearest, NOON)) / (24 * 60)
  return { pickup: shifted(period.pickup, days), return: shifted(period.return, days) }
}

const NOON = '12:00' as ClockTime

/** What the search for a rental depends on beside the rules. */
interface Search<Vehicle> {
  /** Where vehicles may be returned, in the operator's order. */
  readonly returnPlaces: readonly RulePlace[]
  /** Those of which one is to be rented. */
  readonly vehicles: readonly Vehicle[]
  /** Asked once for a vehicle and a period. */
  readonly isFree: (vehicle: Vehicle, period: RentalPeriod) => boolean
  /** Whether a vehicle that is free then has a price for it. */
  readonly canBook: (vehicle: Vehicle, rental: NearestRental) => boolean
}

/** What nobody changes for a rental. */
const UNCHANGEABLE = ['return-before-pickup', 'driver-too-young', 'driver-too-old'] as const

/** Where a vehicle may be returned instead, beginning with where it was picked up. */
const allowedReturns = (request: RentalRequest, returnPlaces: readonly RulePlace[]): RulePlace[] =>
  [...(request.pickupPlace ? [request.pickupPlace] : []), ...returnPlaces].filter(
    (place, index, all) =>
      all.findIndex(({ id }) => id === place.id) === index && brokenByPlaces(request, place).length === 0,
  )

function* candidates(
  request: RentalRequest,
  places: readonly (RulePlace | null)[],
  length: 'kept' | 'changed',
): Generator<NearestRental, void> {
  for (let distance = 0; distance <= NEAREST_WITHIN_DAYS; distance++) {
    for (const days of distance === 0 ? [0] : [distance, -distance]) {
      for (const pickup of pickupsOn(request, days).slice(0, MOMENTS[length])) {
        for (const back of returnsAfter(request, pickup, days, length)) {
          for (const returnPlace of places) {
            const returned = handoversAt(returnPlace, back, 'return')
            for (const each of returned.slice(0, MOMENTS[length])) {
              if (each > pickup) yield { period: { pickup, return: each }, returnPlace }
            }
          }
        }
      }
    }
  }
}

/** The moments of a day, so many days away from the wish, at which it can be picked up. */
function pickupsOn(request: RentalRequest, days: number): WallClock[] {
  const meant = shifted(request.period.pickup, days)
  const earliest = addMinutes(firstPickup(request), MINUTES_TO_BOOK)
  const first = nextHalfHour(earliest)
  const others = handoversAt(request.pickupPlace, meant, 'pickup')
  const soonest = dateOf(first) === dateOf(meant) ? [first] : []
  return (meant < first ? [...soonest, ...others] : [...others, ...soonest]).filter(
    (pickup) => pickup >= earliest && brokenAtPickup(request, request.pickupPlace, pickup).length === 0,
  )
}

/** When it is to come back: on the wished day moved along, and at the hour moved along where only that keeps its days. */
function returnsAfter(
  request: RentalRequest,
  pickup: WallClock,
  days: number,
  length: 'kept' | 'changed',
): WallClock[] {
  const { period } = request
  const { graceMinutes } = request.rates.rates.days
  const meant = shifted(period.return, days)
  const wished = rentalDays(period, graceMinutes)
  const countTo = (back: WallClock) =>
    back > pickup ? rentalDays({ pickup, return: back }, graceMinutes) : 0
  if (length === 'kept') {
    const along = addMinutes(pickup, minutesBetween(period.pickup, period.return))
    return countTo(meant) === wished || along === meant ? [meant] : [along, meant]
  }
  const { min, max } = lengthLimits(request, pickup)
  const shortest = Math.min(Math.max(wished, min.days), max.days)
  const longest = Math.min(max.days, shortest + LONGER_BY)
  const first = shifted(meant, shortest - Math.max(1, countTo(meant)))
  return Array.from({ length: longest - shortest + 2 }, (_, more) => shifted(first, more)).filter(
    (back) => countTo(back) >= shortest && countTo(back) <= longest,
  )
}

const handoversAt = (place: RulePlace | null, meant: WallClock, kind: HandoverKind): WallClock[] =>
  place ? handoversOn(place, meant, kind) : [meant]

const shifted = (at: WallClock, byDays: number): WallClock =>
  wallClock(addDays(dateOf(at), byDays), timeOf(at))

/** A time that people would choose. */
const nextHalfHour = (at: WallClock): WallClock => {
  const beyond = Number(at.slice(14)) % 30
  return beyond === 0 ? at : addMinutes(at, 30 - beyond)
}
