import type { RuledTrip } from '@nelly/contract/public-site/public-site'
import type { SearchField } from '@nelly/contract/visitor-forms'
import { folded } from '@nelly/domain/folded'
import type { PlacePair } from '@nelly/domain/places/places'
import { type RentalPeriod, realPeriod } from '@nelly/domain/rental-period'
import type { Result } from '@nelly/domain/result'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import {
  DEFAULT_PERSONS,
  DEFAULT_PICKUP_PLACE,
  DEFAULT_RETURN_PLACE,
  DEFAULT_SEAT_OPTION,
  MAX_PARTY,
  proposedTrip,
  searchDefaults,
} from '@nelly/domain/search/search'
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
  'shown' | 'pickupPlace' | 'returnPlace' | 'party' | 'period' | 'refused' | 'problems'
>

/** What a search is read by. */
interface ReadBy {
  readonly places: Places
  /** The wall clock at the rental place, in its time zone. */
  readonly now: WallClock
  readonly timezone: string
  /** The rules that a trip breaks, of those that hold for all vehicles. */
  readonly broken: (trip: Omit<RuledTrip, 'driverAge'>) => readonly BrokenRule[]
  /** The trip between two places instead of this one of a search without dates, where the landing has a say in it. */
  readonly usual?: ((places: PlacePair, usual: RentalPeriod) => RentalPeriod) | undefined
  /** Whether another place of return costs a fee. */
  readonly oneWayCosts?: boolean | undefined
}

const DATE_FIELDS = ['pickupDate', 'pickupTime', 'returnDate', 'returnTime'] as const

/** Parses a visitor's search. Dates that rules refuse are told beside the fields, and are none. */
export function readTrip(
  given: Given,
  { places, now, timezone, broken, usual = (_, otherwise) => otherwise, oneWayCosts = false }: ReadBy,
  isPartyChosen: boolean,
): Reading {
  const problems: TripProblem[] = []
  const tell: Tell = (field, fault) => problems.push({ field, fault, given: given[field] ?? '' })
  const { pickupPlace, returnPlace } = readPlaces(given, places, { tell, oneWayCosts })
  const party = readParty(given, isPartyChosen, tell)
  const dates = readDates(given, {
    usualTrip: (otherwise) => usual({ pickupPlace, returnPlace }, otherwise),
    now,
    timezone,
    tell,
  })
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
    party,
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

/**
 * A missing place is the landing's first; where the landing has none and both are missing, the product's defaults, or, where
 * those would cost a fee, they are asked for.
 */
function readPlaces(
  given: Given,
  { pickupPlaces, returnPlaces }: Places,
  { tell, oneWayCosts }: { tell: Tell; oneWayCosts: boolean },
) {
  if (pickupPlaces.length === 0) {
    const isSearch = Object.keys(given).length > 0
    if (oneWayCosts && isSearch && !given.pickupPlace && !given.returnPlace)
      tell('pickupPlace', 'place-missing')
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

/** The party that vehicles are ranked for: 2 where the address has none, undefined where the preselected size was only left. */
function readParty(given: Given, isChosen: boolean, tell: Tell): number | undefined {
  if (!given.persons) return DEFAULT_PERSONS
  if (given.persons === String(DEFAULT_SEAT_OPTION) && !isChosen) return undefined
  const persons = /^\d{1,3}$/.test(given.persons) ? Number(given.persons) : 0
  if (persons >= 1 && persons <= MAX_PARTY) return persons
  tell('persons', 'persons-invalid')
  return DEFAULT_PERSONS
}

/**
 * A missing date or time gets its default, the return as many days after the pickup as usual; without any of them, there are
 * no dates, and the form proposes a trip.
 */
function readDates(
  given: Given,
  {
    usualTrip,
    now,
    timezone,
    tell,
  }: { usualTrip: (usual: RentalPeriod) => RentalPeriod; now: WallClock; timezone: string; tell: Tell },
): { shown: Dates; asked: RentalPeriod | undefined } {
  const isAsked = DATE_FIELDS.some((field) => given[field] !== undefined)
  const usual = usualTrip(isAsked ? searchDefaults(now) : proposedTrip(now))
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
  return { shown, asked: isAsked ? period : undefined }
}

const atMidnight = (at: WallClock) => wallClock(dateOf(at), '00:00' as ClockTime)

type Dates = Record<(typeof DATE_FIELDS)[number], string>
