import type { RuledTrip } from '@nelly/contract/public-site'
import type { SearchField } from '@nelly/contract/visitor-forms'
import { folded } from '@nelly/domain/folded'
import type { PlacePair } from '@nelly/domain/places'
import { type RentalPeriod, realPeriod } from '@nelly/domain/rental-period'
import type { Result } from '@nelly/domain/result'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import {
  DEFAULT_PICKUP_PLACE,
  DEFAULT_RETURN_PLACE,
  DEFAULT_SEAT_OPTION,
  MAX_PARTY,
  searchDefaults,
} from '@nelly/domain/search'
import {
  addDays,
  type ClockTime,
  dateOf,
  minutesBetween,
  parseCalendarDate,
  parseClockTime,
  timeOf,
  type WallClock,
  wallClock,
} from '@nelly/domain/wall-clock'
import type { BookingUnderWay, Places, TripFault, TripProblem } from './booking.ts'
import { fieldOfRule, isOfTrip } from './refused-trip.ts'

type Given = BookingUnderWay['given']
type Tell = (field: SearchField, fault: TripFault) => void
type Reading = Pick<
  BookingUnderWay,
  'shown' | 'pickupPlace' | 'returnPlace' | 'persons' | 'period' | 'refused' | 'problems'
>

/** What a search is read by. */
interface ReadBy {
  readonly places: Places
  /** The wall clock at the rental place, in its time zone. */
  readonly now: WallClock
  readonly timezone: string
  /** The rules that a trip breaks, of those that hold for all vehicles. */
  readonly broken: (trip: Omit<RuledTrip, 'driverAge'>) => readonly BrokenRule[]
  /** The trip between two places of a search without dates, where the landing has a say in it. */
  readonly usual?: ((places: PlacePair) => RentalPeriod) | undefined
}

const DATE_FIELDS = ['pickupDate', 'pickupTime', 'returnDate', 'returnTime'] as const

/** Parses a visitor's search. Dates that rules refuse are told beside the fields, and are none. */
export function readTrip(
  given: Given,
  { places, now, timezone, broken, usual = () => searchDefaults(now) }: ReadBy,
): Reading {
  const problems: TripProblem[] = []
  const tell: Tell = (field, fault) => problems.push({ field, fault, given: given[field] ?? '' })
  const { pickupPlace, returnPlace } = readPlaces(given, places, tell)
  const persons = readPersons(given, now, tell)
  const dates = readDates(given, { usualTrip: () => usual({ pickupPlace, returnPlace }), timezone, tell })
  const { asked } = dates
  const refusals = asked ? broken({ period: asked, pickupPlace, returnPlace }).filter(isOfTrip) : []
  for (const rule of refusals) {
    const field = fieldOfRule(rule)
    if (isKnown(problems, field)) problems.push({ field, fault: rule.code, given: given[field] ?? '', rule })
  }
  const isRefused = refusals.length > 0
  return {
    shown: {
      pickupPlace:
        given.pickupPlace && isPlaceKnown(problems, 'pickupPlace') ? pickupPlace : shownPlace(given, places),
      returnPlace: given.returnPlace && isPlaceKnown(problems, 'returnPlace') ? returnPlace : '',
      persons: given.persons || String(DEFAULT_SEAT_OPTION),
      ...dates.shown,
    },
    pickupPlace,
    returnPlace,
    persons,
    period: isRefused ? undefined : asked,
    refused: isRefused ? asked : undefined,
    problems,
  }
}

/** Whether a place is a choice; one that a rule refuses is. */
const isPlaceKnown = (problems: readonly TripProblem[], field: SearchField) =>
  !problems.some((problem) => problem.field === field && problem.fault === 'place-unknown')

const isKnown = (problems: readonly TripProblem[], field: SearchField) =>
  !problems.some((problem) => problem.field === field)

const shownPlace = (given: Given, { pickupPlaces }: Places) => pickupPlaces[0] ?? given.pickupPlace ?? ''

/** A missing place is the landing's first; where the landing has none and both are missing, the product's defaults. */
function readPlaces(given: Given, { pickupPlaces, returnPlaces }: Places, tell: Tell) {
  if (pickupPlaces.length === 0) {
    const pickupPlace = given.pickupPlace || given.returnPlace || DEFAULT_PICKUP_PLACE
    return {
      pickupPlace,
      returnPlace: given.returnPlace || (given.pickupPlace ? pickupPlace : DEFAULT_RETURN_PLACE),
    }
  }
  const among = (choices: readonly string[], field: 'pickupPlace' | 'returnPlace') => {
    const typed = given[field]
    if (!typed) return undefined
    const found = choices.find((choice) => folded(choice) === folded(typed))
    if (found === undefined) tell(field, 'place-unknown')
    return found
  }
  const pickupPlace = among(pickupPlaces, 'pickupPlace') ?? (pickupPlaces[0] as string)
  return { pickupPlace, returnPlace: among([...returnPlaces, pickupPlace], 'returnPlace') ?? pickupPlace }
}

function readPersons(given: Given, now: WallClock, tell: Tell): number {
  const fallback = searchDefaults(now).persons
  if (!given.persons) return fallback
  const persons = /^\d{1,3}$/.test(given.persons) ? Number(given.persons) : 0
  if (persons >= 1 && persons <= MAX_PARTY) return persons
  tell('persons', 'persons-invalid')
  return fallback
}

/**
 * A missing date or time gets its default, the return as many days after the pickup as usual; without any of them, there are
 * no dates.
 */
function readDates(
  given: Given,
  { usualTrip, timezone, tell }: { usualTrip: () => RentalPeriod; timezone: string; tell: Tell },
): { shown: Dates; asked: RentalPeriod | undefined } {
  const usual = usualTrip()
  const nights = minutesBetween(atMidnight(usual.pickup), atMidnight(usual.return)) / (24 * 60)
  const read = <T extends string>(
    field: (typeof DATE_FIELDS)[number],
    parse: (text: string) => Result<T, TripFault>,
    otherwise: T,
  ): T | undefined => {
    const text = given[field]
    if (!text) return otherwise
    const outcome = parse(text)
    if (outcome.ok) return outcome.value
    tell(field, outcome.refusal)
    return undefined
  }
  const pickupDate = read('pickupDate', parseCalendarDate, dateOf(usual.pickup))
  const pickupTime = read('pickupTime', parseClockTime, timeOf(usual.pickup))
  const returnDate = read(
    'returnDate',
    parseCalendarDate,
    addDays(pickupDate ?? dateOf(usual.pickup), nights),
  )
  const returnTime = read('returnTime', parseClockTime, timeOf(usual.return))
  if (!pickupDate || !pickupTime || !returnDate || !returnTime) {
    const typed = (field: (typeof DATE_FIELDS)[number], value: string | undefined) =>
      value ?? given[field] ?? ''
    const shown = {
      pickupDate: typed('pickupDate', pickupDate),
      pickupTime: typed('pickupTime', pickupTime),
      returnDate: typed('returnDate', returnDate),
      returnTime: typed('returnTime', returnTime),
    }
    return { shown, asked: undefined }
  }
  const period = realPeriod(
    { pickup: wallClock(pickupDate, pickupTime), return: wallClock(returnDate, returnTime) },
    timezone,
  )
  const shown = {
    pickupDate: dateOf(period.pickup),
    pickupTime: timeOf(period.pickup),
    returnDate: dateOf(period.return),
    returnTime: timeOf(period.return),
  }
  const isAsked = DATE_FIELDS.some((field) => given[field] !== undefined)
  return { shown, asked: isAsked ? period : undefined }
}

const atMidnight = (at: WallClock) => wallClock(dateOf(at), '00:00' as ClockTime)

type Dates = Record<(typeof DATE_FIELDS)[number], string>
