import type { MinorUnits } from '../money.ts'
import { minorUnits } from '../money.ts'
import { outOfHoursFee } from '../places/opening-hours.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import { type QuoteRefusal, quoteRental } from '../rates/quote-rental.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { BrokenRule } from '../rules/broken-rule.ts'
import { brokenRules } from '../rules/broken-rules.ts'
import type { RulePlace } from '../rules/rental-request.ts'
import {
  addDays,
  addMinutes,
  type CalendarDate,
  type ClockTime,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'

/** The days of pickup of a whole map. */
export const HEAT_MAP_DAYS = 365

/** The lengths of a map: 1 day to so many. */
export const HEAT_MAP_LENGTHS = 30

/** What the prices of a map are of. */
export interface HeatMapRequest {
  readonly rates: CompiledRates
  readonly vehicle: PricedVehicle
  /** Null for a place that is not one of the landing's. */
  readonly pickupPlace: RulePlace | null
  readonly returnPlace: RulePlace | null
  /** In years; null where it is not told. */
  readonly driverAge: number | null
  /** The wall clock at the rental place. */
  readonly now: WallClock
  /** The first day of pickup. */
  readonly first: CalendarDate
  /** When vehicles are picked up and returned. */
  readonly time: ClockTime
}

/** The whole total of a rental, or the first rule that refuses it. */
export type HeatCell = { readonly period: RentalPeriod } & (
  | { readonly total: MinorUnits; readonly refused: null }
  | { readonly total: null; readonly refused: BrokenRule | { readonly code: QuoteRefusal } }
)

/**
 * The rentals that begin on the `n`th day of a map, from 0, of 1 day to the longest. Whether the vehicle is free is not
 * looked at. A whole map is made row by row, so that what draws it can pause in between.
 *
 * Source: rules.md, "Price of a rental" and "When it may be rented".
 */
export const heatMapRow = (request: HeatMapRequest, n: number): HeatCell[] =>
  Array.from({ length: HEAT_MAP_LENGTHS }, (_, index) => heatCell(request, n, index + 1))

/** The rental of so many days that begins on the `n`th day of a map. */
export function heatCell(request: HeatMapRequest, n: number, days: number): HeatCell {
  const { rates, vehicle, pickupPlace, returnPlace, driverAge, now } = request
  const pickup = wallClock(addDays(request.first, n), request.time)
  const period = { pickup, return: addMinutes(pickup, days * 24 * 60) }
  const [refused] = brokenRules({ ...request, vehicle: vehicle.id, period })
  if (refused) return { period, total: null, refused }
  const quoted = quoteRental({
    rates,
    ratesVersion: 0,
    vehicle,
    now,
    isUsable: () => true,
    wish: {
      period,
      pickupPlace: pickupPlace?.id ?? null,
      returnPlace: returnPlace?.id ?? null,
      isSamePlace: pickupPlace?.id === returnPlace?.id,
      extras: [],
      driverAge,
      additionalDrivers: 0,
      discountCode: null,
      outOfHours: {
        pickup: pickupPlace ? outOfHoursFee(pickupPlace, period.pickup, 'pickup') : minorUnits(0),
        return: returnPlace ? outOfHoursFee(returnPlace, period.return, 'return') : minorUnits(0),
      },
    },
  })
  return quoted.ok
    ? { period, total: quoted.value.total, refused: null }
    : { period, total: null, refused: { code: quoted.refusal } }
}
