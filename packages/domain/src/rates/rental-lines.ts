import { fraction } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import { dateOf, type WallClock } from '../wall-clock.ts'
import type { CompiledRates } from './compile-rates.ts'
import type { QuoteLine } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import { ONE_HUNDRED_PERCENT, type Season } from './rates.ts'
import type { RentalLength } from './rental-length.ts'
import { dayNumber } from './season-of-day.ts'
import { type UnitPrice, unitPrice } from './unit-price.ts'

/**
 * The lines of the rental itself: one for the days of each season, in the order of their first day, and one for a part
 * of a day.
 *
 * Source: rules.md, "Price of a rental".
 */
export function rentalLines(
  compiled: CompiledRates,
  vehicle: PricedVehicle,
  pickup: WallClock,
  { pricedDays, partDay }: RentalLength,
): QuoteLine[] {
  const { daysIn, last } = daysBySeason(compiled, pickup, pricedDays)
  const lines = [...daysIn].map(([season, days]) => {
    const { amount, perDays, reason } = unitPrice(compiled, vehicle, season, pricedDays)
    return quoteLine({
      code: season?.id ?? 'rental',
      kind: 'rental',
      name: season?.name ?? null,
      days,
      unitAmount: amount,
      perDays,
      amount: fraction(amount, days, perDays),
      reason,
    })
  })
  if (!partDay) return lines
  const { amount, perDays } = unitPrice(compiled, vehicle, last, pricedDays)
  const part = quoteLine({
    code: 'part_day',
    kind: 'part_day',
    unitAmount: amount,
    perDays,
    amount: fraction(amount, partDay.percent, ONE_HUNDRED_PERCENT * perDays),
    reason: { kind: 'part_day', ...partDay },
  })
  return [...lines, part]
}

/** What the last day of a rental costs. */
export const lastDayPrice = (
  compiled: CompiledRates,
  vehicle: PricedVehicle,
  pickup: WallClock,
  days: number,
): UnitPrice => unitPrice(compiled, vehicle, daysBySeason(compiled, pickup, days).last, days)

/** How many days each season has, and the season of the last one. */
function daysBySeason({ rates, seasonOf }: CompiledRates, pickup: WallClock, days: number) {
  const first = dayNumber(dateOf(pickup))
  const isByPickup = rates.days.seasonBy === 'pickup'
  const daysIn = new Map<Season | null, number>()
  let last: Season | null = null
  for (let day = 0; day < days; day++) {
    last = seasonOf(isByPickup ? first : first + day)
    daysIn.set(last, (daysIn.get(last) ?? 0) + 1)
  }
  return { daysIn, last }
}
