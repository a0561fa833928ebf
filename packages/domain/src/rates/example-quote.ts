import { sum } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import { addDays, type CalendarDate, dateOf, timeOf, type WallClock, wallClock } from '../wall-clock.ts'
import { type CompiledRates, compileRates } from './compile-rates.ts'
import type { Quote } from './quote.ts'
import { quoteRental } from './quote-rental.ts'
import type { Rates } from './rates.ts'

/** How many days from now the example's rental begins. */
const DAYS_AHEAD = 30

/** How many days it is for, where the rules allow that and nothing else is asked. */
const DAYS = 3

/**
 * What a booking of a vehicle costs, for an operator to see what is charged: three days in a month, or as near to that as the rules'
 * lengths are, with nothing chosen; or from `day` on, for `days`. `now` is the wall clock at
 * the rental place.
 *
 * Source: rules.md, "Publishing".
 */
export function exampleQuote(
  {
    rates,
    revision,
    compiled = compileRates(rates),
  }: { readonly rates: Rates; readonly revision: number; readonly compiled?: CompiledRates },
  vehicle: PricedVehicle,
  now: WallClock,
  { days = DAYS, day = addDays(dateOf(now), DAYS_AHEAD) }: { days?: number; day?: CalendarDate } = {},
): Quote {
  const { minDays, maxDays } = rates.rules
  const length = Math.min(Math.max(days, minDays), maxDays)
  const quoted = quoteRental({
    rates: compiled,
    ratesVersion: revision,
    vehicle,
    now,
    isUsable: () => true,
    wish: {
      period: {
        pickup: wallClock(day, timeOf(now)),
        return: wallClock(addDays(day, length), timeOf(now)),
      },
      pickupPlace: null,
      returnPlace: null,
      isSamePlace: true,
      extras: [],
      driverAge: null,
      additionalDrivers: 0,
      discountCode: null,
      outOfHours: { pickup: sum([]), return: sum([]) },
    },
  })
  // Only extras and codes are refused, and there are none.
  if (!quoted.ok) throw new Error(`example refused: ${quoted.refusal}`)
  return quoted.value
}
