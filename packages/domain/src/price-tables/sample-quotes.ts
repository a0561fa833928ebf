import type { MinorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import { type CompiledRates, compileRates } from '../rates/compile-rates.ts'
import { exampleQuote } from '../rates/example-quote.ts'
import type { Rates } from '../rates/rates.ts'
import { dayNumber } from '../rates/season-of-day.ts'
import { addDays, type CalendarDate, dateOf, type WallClock } from '../wall-clock.ts'
import type { TablePrice } from './price-table.ts'

/** How many days the sample rentals are for, where the rules allow that. */
const SAMPLE_DAYS = [2, 5, 10]
/** How far ahead they begin: in a month, or on the first day after that with prices of the table. */
const DAYS_AHEAD = { least: 30, most: 395 }

/** The total of a rental of so many days before and after a change, in minor units. */
export interface SampleQuote {
  readonly days: number
  readonly before: MinorUnits
  readonly after: MinorUnits
}

/** The first day on which a table of prices changes something. `now` is the wall clock at the rental place. */
export function sampleDay(rates: Rates, prices: readonly TablePrice[], now: WallClock): CalendarDate {
  const seasons = new Set(prices.map(({ season }) => season))
  const { seasonOf } = compileRates(rates)
  const first = addDays(dateOf(now), DAYS_AHEAD.least)
  for (let ahead = DAYS_AHEAD.least; ahead <= DAYS_AHEAD.most; ahead++) {
    const day = addDays(dateOf(now), ahead)
    if (seasons.has(seasonOf(dayNumber(day))?.id ?? null)) return day
  }
  return first
}

/** Three rentals of a vehicle from a day on, with nothing chosen, by the rates before and after. */
export const sampleQuotes = (
  before: { readonly compiled: CompiledRates; readonly vehicle: PricedVehicle },
  after: { readonly compiled: CompiledRates; readonly vehicle: PricedVehicle },
  { day, now }: { day: CalendarDate; now: WallClock },
): SampleQuote[] =>
  SAMPLE_DAYS.map((length) => {
    const quoteOf = ({ compiled, vehicle }: typeof before) =>
      exampleQuote({ rates: compiled.rates, revision: 0, compiled }, vehicle, now, { days: length, day })
    const quoted = quoteOf(after)
    return { days: quoted.days, before: quoteOf(before).total, after: quoted.total }
  })
