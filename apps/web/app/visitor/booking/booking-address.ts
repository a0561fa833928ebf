import type { LandingPrices, RuledTrip } from '@nelly/contract/public-site/public-site'
import type { NearestTrip } from '@nelly/contract/refusals/rule-refusals'
import {
  PARTY_CHOSEN_FIELD,
  PRICE_FIELDS,
  type PriceField,
  SEARCH_FIELDS,
  type SearchField,
} from '@nelly/contract/visitor-forms'
import type { VehicleId } from '@nelly/domain/ids'
import type { PlacePair } from '@nelly/domain/places/places'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { ChosenExtra } from '@nelly/domain/rates/extras'
import { MAX_ADDITIONAL_DRIVERS } from '@nelly/domain/rates/largest-total'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BookedVehicle } from '@nelly/domain/reservations/booking'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay, Carried, Places } from './booking.ts'
import { readSource, sourceFields } from './booking-source.ts'
import { line } from './line.ts'
import { readTrip } from './trip-reading.ts'

const FIELDS = Object.entries(SEARCH_FIELDS) as [SearchField, string][]
const PRICE = Object.entries(PRICE_FIELDS) as [PriceField, string][]
const VEHICLE = 'vehicle'
/** One for each vehicle that is booked together with it: the parameters of the booking that are its own. */
export const OTHER = 'also'
const LARGEST_ID = 2_147_483_647
const LONGEST_CODE = 40
/** The ages that are taken, in years. */
export const AGES = { min: 16, max: 99 } as const

/** An extra that can be in an address. */
export type AddressedExtra = Pick<ExtraRate, 'code' | 'maxQuantity' | 'stock' | 'group'>

type Trip = Omit<RuledTrip, 'driverAge'>

/** What a landing says of bookings. */
interface LandingRules extends Pick<LandingPrices, 'broken'> {
  readonly timezone: string
  readonly extras: readonly AddressedExtra[]
  /** The trip between two places of a search without dates; that of every landing where it is left out. */
  readonly usual?: (places: PlacePair, usual: RentalPeriod) => RentalPeriod
  /** Whether another place of return costs a fee. */
  readonly oneWayCosts?: boolean
}

/**
 * Parses the booking of an address. Never throws: invalid values are listed under `problems` and kept as given, or
 * dropped where nobody typed them (an extra, a vehicle). `now` is the wall clock at the rental place, extras and rules are
 * the landing's. The vehicles that were chosen before are read by `othersOf`.
 */
export function readBooking(
  params: URLSearchParams,
  places: Places,
  now: WallClock,
  { timezone, extras, broken, usual, oneWayCosts }: LandingRules,
): BookingUnderWay {
  const given: Partial<Record<SearchField, string>> = {}
  for (const [field, name] of FIELDS) {
    const value = params.get(name)
    if (value !== null) given[field] = line(value)
  }
  const details = priceDetailsOf(params)
  const { driverAge } = details
  const isPartyChosen = params.has(PARTY_CHOSEN_FIELD)
  const readBy = {
    ...{ places, now, timezone, usual, oneWayCosts },
    broken: (trip: Trip) => broken(null, { ...trip, driverAge }),
  }
  return {
    given,
    ...readTrip(given, readBy, isPartyChosen),
    isPartyChosen,
    vehicle: vehicleOf(params),
    others: [],
    extras: extrasOf(params, extras),
    takenExtras: [],
    forbiddenReturns: [],
    asksAge: false,
    ...details,
    source: readSource(params),
    offer: undefined,
    pickupDates: undefined,
  }
}

/** What a price depends on besides. What is no such number is a fault, and not part of the price. */
export function priceDetailsOf(
  params: URLSearchParams,
): Pick<BookingUnderWay, 'typed' | 'driverAge' | 'additionalDrivers' | 'discountCode' | 'priceFaults'> {
  const typed: Partial<Record<PriceField, string>> = {}
  for (const [field, name] of PRICE) {
    const value = line(params.get(name) ?? '', LONGEST_CODE)
    if (value !== '') typed[field] = value
  }
  const numberIn = (text: string | undefined, { min, max }: { min: number; max: number }) => {
    const number = wholeNumber(text ?? null)
    return number !== undefined && number >= min && number <= max ? number : undefined
  }
  const driverAge = numberIn(typed.driverAge, AGES)
  const additionalDrivers = numberIn(typed.additionalDrivers, { min: 0, max: MAX_ADDITIONAL_DRIVERS })
  return {
    typed,
    driverAge: driverAge ?? null,
    additionalDrivers: additionalDrivers ?? 0,
    discountCode: typed.discountCode ?? null,
    priceFaults: {
      ...(typed.driverAge !== undefined && driverAge === undefined && { driverAge: 'invalid' }),
      ...(typed.additionalDrivers !== undefined &&
        additionalDrivers === undefined && { additionalDrivers: 'invalid' }),
    },
  }
}

/** The booking as the search of an address, with its question mark; empty for an empty booking. */
export function bookingSearch(booking: Carried, more: readonly [string, string][] = []) {
  const params = new URLSearchParams([...carriedFields(booking), ...more]).toString()
  return params === '' ? '' : `?${params}`
}

/**
 * The booking as names and values, for the hidden fields of a form; `without` what the form has fields for: the search, or
 * what the price depends on besides.
 */
export function carriedFields(
  { given, isPartyChosen, vehicle, others = [], extras, typed, source = {} }: Carried,
  without?: 'search' | 'price',
): [string, string][] {
  const search = FIELDS.flatMap(([field, name]): [string, string][] => {
    const value = given[field]
    return value === undefined ? [] : [[name, value]]
  })
  return [
    ...(without === 'search' ? [] : search),
    ...(without !== 'search' && isPartyChosen ? [[PARTY_CHOSEN_FIELD, '1'] as [string, string]] : []),
    ...(vehicle === undefined ? [] : [[VEHICLE, String(vehicle)] as [string, string]]),
    ...others.map((other): [string, string] => [OTHER, otherParameter(other)]),
    ...extras.map(({ code, quantity }): [string, string] => [parameterOf(code), String(quantity)]),
    ...(without === 'price' ? [] : PRICE).flatMap(([field, name]): [string, string][] => {
      const value = typed[field]
      return value === undefined ? [] : [[name, value]]
    }),
    ...sourceFields(source),
  ]
}

/** Whether an address has something of a booking, or something `more`; where its visitor came from is neither. */
export const isUnderWay = (booking: Carried, more: readonly [string, string][] = []): boolean =>
  bookingSearch({ ...booking, source: {} }, more) !== ''

/** The same booking without some of what its price depends on. */
export function withoutDetails<B extends Carried>(booking: B, fields: readonly PriceField[]): B {
  const typed = { ...booking.typed }
  for (const field of fields) delete typed[field]
  return { ...booking, typed }
}

/**
 * The same booking at other dates, hours or place of return. A return where it was wished stays as it was given: one at the
 * place of pickup goes on following it.
 */
export const onTrip = <B extends Carried & Pick<BookingUnderWay, 'returnPlace'>>(
  booking: B,
  { period, returnPlace }: NearestTrip,
): B => {
  const moved = onDates(booking, period)
  return returnPlace === booking.returnPlace ? moved : { ...moved, given: { ...moved.given, returnPlace } }
}

/** The same booking on other dates. */
export const onDates = <B extends Carried>(booking: B, period: RentalPeriod): B => ({
  ...booking,
  given: {
    ...booking.given,
    pickupDate: period.pickup.slice(0, 10),
    pickupTime: period.pickup.slice(11),
    returnDate: period.return.slice(0, 10),
    returnTime: period.return.slice(11),
  },
})

/**
 * The extras with a new quantity of one, in the landing's order; 0 removes it. Of a group, the one chosen before is
 * removed.
 */
export const withExtra = (
  chosen: readonly ChosenExtra[],
  extras: readonly AddressedExtra[],
  { code, group }: Pick<AddressedExtra, 'code' | 'group'>,
  quantity: number,
): ChosenExtra[] =>
  choose(extras, (extra) => {
    if (extra.code === code) return quantity
    const isReplaced = quantity > 0 && group !== null && extra.group === group
    return isReplaced ? 0 : (chosen.find((each) => each.code === extra.code)?.quantity ?? 0)
  })

/** The extras as far as their stock, which is what is left of them, goes. */
export const withinStock = (chosen: readonly ChosenExtra[], left: readonly AddressedExtra[]): ChosenExtra[] =>
  choose(left, ({ code }) => chosen.find((each) => each.code === code)?.quantity ?? 0)

/** The most pieces of an extra that one rental may have. */
export const mostOf = ({ maxQuantity, stock }: Pick<AddressedExtra, 'maxQuantity' | 'stock'>): number =>
  Math.min(maxQuantity, stock ?? maxQuantity)

/** The extras whose quantity is above 0, each up to its most, and one of each group. */
function choose(
  extras: readonly AddressedExtra[],
  quantityOf: (extra: AddressedExtra) => number,
): ChosenExtra[] {
  const groups = new Set<string>()
  return extras.flatMap((extra) => {
    const quantity = Math.min(quantityOf(extra), mostOf(extra))
    if (quantity <= 0 || (extra.group !== null && groups.has(extra.group))) return []
    if (extra.group !== null) groups.add(extra.group)
    return [{ code: extra.code, quantity }]
  })
}

const otherParameter = ({ vehicle, extras, additionalDrivers = 0 }: BookedVehicle): string => {
  const typed = additionalDrivers > 0 ? { additionalDrivers: String(additionalDrivers) } : {}
  return new URLSearchParams(carriedFields({ given: {}, vehicle, extras, typed })).toString()
}

export function vehicleOf(params: URLSearchParams): VehicleId | undefined {
  const id = wholeNumber(params.get(VEHICLE))
  return id !== undefined && id > 0 && id <= LARGEST_ID ? (id as VehicleId) : undefined
}

export const extrasOf = (params: URLSearchParams, extras: readonly AddressedExtra[]): ChosenExtra[] =>
  choose(extras, ({ code }) => wholeNumber(params.get(parameterOf(code))) ?? 0)

const DEFAULT_CODES = new Set(DEFAULT_RATES.extras.map(({ code }) => code))

/**
 * The parameter with an extra's quantity. Those of the default rates are named as they are; others, which operators
 * name, can't be mistaken for another parameter.
 */
export const parameterOf = (code: string): string => (DEFAULT_CODES.has(code) ? code : `extra_${code}`)

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : undefined
