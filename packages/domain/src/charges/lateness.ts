import { fraction, minorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import { ONE_HUNDRED_PERCENT } from '../rates/rates.ts'
import { type RentalLength, rentalLength } from '../rates/rental-length.ts'
import { lastDayPrice } from '../rates/rental-lines.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { minutesBetween, type WallClock } from '../wall-clock.ts'
import type { ProposedCharge } from './proposed-charge.ts'

interface LateRental {
  readonly rates: CompiledRates
  readonly vehicle: PricedVehicle
  readonly period: RentalPeriod
  readonly returnedAt: WallClock
}

type Late = Extract<ProposedCharge, { kind: 'lateness' }>

/**
 * What a rental costs more because it came back late: the days that it lasted against those that were booked, with the landing's grace and
 * part-days, at the price of its last day. 0 where it was not late.
 *
 * Source: rules.md, "Charges at the return".
 */
export function lateness({ rates, vehicle, period, returnedAt }: LateRental): Pick<
  Late,
  'amount' | 'reckoned'
> & {
  /** How long it lasted. */
  readonly length: RentalLength
} {
  const booked = rentalLength(period, rates.rates.days)
  const isLate = returnedAt > period.return
  const length = isLate ? rentalLength({ ...period, return: returnedAt }, rates.rates.days) : booked
  const { amount: price, perDays } = lastDayPrice(rates, vehicle, period.pickup, booked.pricedDays)
  const part = (percent: number) => fraction(price, percent, ONE_HUNDRED_PERCENT * perDays)
  const days = length.pricedDays - booked.pricedDays
  const isSamePart = length.partDay?.percent === booked.partDay?.percent && days === 0
  const partDay = isSamePart ? null : length.partDay
  const bookedPart = isSamePart ? 0 : (booked.partDay?.percent ?? 0)
  const amount = fraction(price, days, perDays) + part(partDay?.percent ?? 0) - part(bookedPart)
  return {
    amount: minorUnits(Math.max(0, amount)),
    reckoned: {
      minutes: isLate ? minutesBetween(period.return, returnedAt) : 0,
      ...{ days, price, perDays, partDay, booked: bookedPart },
    },
    length,
  }
}
