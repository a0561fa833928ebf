import { type HandoverKind, handoverAt } from '../places/opening-hours.ts'
import type { Rates } from '../rates/rates.ts'
import { dayNumber } from '../rates/season-of-day.ts'
import { MAX_YEARS_AHEAD, yearsAfter } from '../rental-period.ts'
import {
  addDays,
  addMinutes,
  type CalendarDate,
  dateOf,
  parseCalendarDate,
  type WallClock,
} from '../wall-clock.ts'
import { weekdayOf } from '../weeks.ts'
import type { BrokenRule } from './broken-rule.ts'
import type { RentalRequest, RulePlace } from './rental-request.ts'

/**
 * The rules that a moment of pickup breaks by itself: past, lead time and horizon, the weekday, the hours of its place.
 *
 * Source: rules.md, "When it may be rented".
 */
export const brokenAtPickup = (
  request: Pick<RentalRequest, 'rates' | 'now'>,
  place: RulePlace | null,
  pickup: WallClock,
): BrokenRule[] => [
  ...timing(request, pickup),
  ...weekdays(request, pickup, 'pickup'),
  ...hours(place, pickup, 'pickup'),
]

/**
 * The rules that a moment of return breaks by itself: the weekday and the hours of its place.
 *
 * Source: rules.md, "When it may be rented".
 */
export const brokenAtReturn = (
  request: Pick<RentalRequest, 'rates'>,
  place: RulePlace | null,
  returned: WallClock,
): BrokenRule[] => [...weekdays(request, returned, 'return'), ...hours(place, returned, 'return')]

/** The first and the last date on which a pickup may be, as far as lead time and horizon say. */
export function pickupDates(
  { leadMinutes, horizonDays }: Rates['rules'],
  now: WallClock,
): { readonly first: CalendarDate; readonly last: CalendarDate } {
  const inTwoYears = yearsAfter(now, MAX_YEARS_AHEAD).slice(0, 10)
  // A 29 February that is none.
  const ofProduct = parseCalendarDate(inTwoYears)
  const ends = [
    ofProduct.ok ? ofProduct.value : (inTwoYears.replace('-29', '-28') as CalendarDate),
    ...(horizonDays === null ? [] : [addDays(dateOf(now), horizonDays)]),
  ]
  return { first: dateOf(addMinutes(now, leadMinutes)), last: ends.toSorted()[0] as CalendarDate }
}

/** The first moment at which a pickup may be. */
export const firstPickup = ({ rates, now }: Pick<RentalRequest, 'rates' | 'now'>): WallClock =>
  addMinutes(now, rates.rates.rules.leadMinutes)

function timing(request: Pick<RentalRequest, 'rates' | 'now'>, pickup: WallClock): BrokenRule[] {
  const { now } = request
  const { leadMinutes, horizonDays } = request.rates.rates.rules
  if (pickup < now) return [{ code: 'pickup-in-past' }]
  const earliest = firstPickup(request)
  if (pickup < earliest) return [{ code: 'pickup-too-soon', leadMinutes, earliest }]
  if (horizonDays !== null && dateOf(pickup) > addDays(dateOf(now), horizonDays)) {
    return [{ code: 'pickup-too-far', horizonDays }]
  }
  const isTooFar = pickup > yearsAfter(now, MAX_YEARS_AHEAD)
  return isTooFar ? [{ code: 'pickup-too-far', horizonDays: null }] : []
}

function weekdays(
  { rates }: Pick<RentalRequest, 'rates'>,
  moment: WallClock,
  kind: HandoverKind,
): BrokenRule[] {
  const season = rates.seasonOf(dayNumber(dateOf(moment)))
  if (!season) return []
  const weekday = weekdayOf(dateOf(moment))
  const refused = kind === 'pickup' ? season.noPickup : season.noReturn
  return refused.includes(weekday)
    ? [{ code: `no-${kind}-that-day`, season: season.name, weekday } as const]
    : []
}

function hours(place: RulePlace | null, moment: WallClock, at: HandoverKind): BrokenRule[] {
  if (!place) return []
  const handover = handoverAt(place, moment, at)
  if (handover.kind !== 'closed') return []
  const { isClosedAllDay, note, opens } = handover
  const about = { at, place: place.name, date: dateOf(moment) }
  return [
    isClosedAllDay
      ? { code: 'place-closed', ...about, note }
      : { code: 'outside-opening-hours', ...about, opens },
  ]
}
