import { type Days, days, type RentalPeriod, rentalDays } from '../rental-period.ts'
import { minutesBetween } from '../wall-clock.ts'
import type { BasisPoints, Rates } from './rates.ts'

/** How long a rental is, by each way of counting. */
export interface RentalLength {
  /** With grace: what extras, fees and limits count. */
  readonly days: Days
  /** Begun days without grace. */
  readonly clockDays: Days
  /** The days of the rental's own price: `days`, or one less where the rest is charged as a part of a day. */
  readonly pricedDays: Days
  /** The rest that is charged as a part of a day. */
  readonly partDay: { readonly hours: number; readonly percent: BasisPoints } | null
}

/**
 * Counts the days of a rental with the landing's grace and part-days.
 *
 * Source: rules.md, "Days of a rental".
 */
export function rentalLength(
  period: RentalPeriod,
  { graceMinutes, partDays }: Pick<Rates['days'], 'graceMinutes' | 'partDays'>,
): RentalLength {
  const all = rentalDays(period, graceMinutes)
  const clockDays = rentalDays(period, 0)
  const minutes = minutesBetween(period.pickup, period.return)
  const whole = Math.floor(minutes / (24 * 60))
  const hours = Math.ceil((minutes - whole * 24 * 60) / 60)
  const part = whole >= 1 && all > whole ? partDayOf(hours, partDays) : undefined
  return part
    ? { days: all, clockDays, pricedDays: days(whole), partDay: { hours, percent: part.percent } }
    : { days: all, clockDays, pricedDays: all, partDay: null }
}

/** The shortest entry that is long enough. */
const partDayOf = (hours: number, partDays: Rates['days']['partDays']) =>
  partDays
    .filter(({ upToHours }) => hours <= upToHours)
    .reduce<Rates['days']['partDays'][number] | undefined>(
      (best, each) => (best && best.upToHours <= each.upToHours ? best : each),
      undefined,
    )
