import { fraction, type MinorUnits, minorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { depositOf, displayed } from './payment.ts'
import type { Quote } from './quote.ts'
import { quoteLine } from './quote-line.ts'
import { ONE_HUNDRED_PERCENT, type Rates } from './rates.ts'
import { rentalLength } from './rental-length.ts'
import { taxed } from './taxed.ts'
import { termsOf } from './terms-of.ts'

const AGREED = { es: 'Precio acordado', en: 'Agreed price' }

/**
 * The price of a rental for which a total was agreed elsewhere, its tax in it: one line, of which nothing was to be paid before the pickup.
 *
 * Source: rules.md, "Import".
 */
export function agreedQuote(
  total: MinorUnits,
  {
    rates,
    ratesVersion,
    vehicle,
    period,
  }: {
    readonly rates: Rates
    readonly ratesVersion: number
    readonly vehicle: PricedVehicle
    readonly period: RentalPeriod
  },
): Quote {
  const { percent, included } = rates.tax
  const amount = included ? total : fraction(total, ONE_HUNDRED_PERCENT, ONE_HUNDRED_PERCENT + percent)
  const lines = [
    quoteLine({ code: 'agreed', kind: 'rental', name: AGREED, amount, reason: { kind: 'vehicle_price' } }),
  ]
  const { subtotal, tax } = taxed(lines, rates.tax)
  const { days, clockDays } = rentalLength(period, rates.days)
  return {
    ...{ currency: rates.currency, ratesVersion, pricePerDay: vehicle.pricePerDay, days, clockDays, lines },
    ...{ discountCode: null, subtotal, total, prepayment: null, dueAtPickup: total },
    // What rounding leaves is the tax's.
    tax: { ...tax, amount: minorUnits(total - subtotal) },
    deposit: depositOf(rates.deposit, vehicle.id, []),
    display: displayed(total, rates),
    terms: termsOf(rates, vehicle.id),
  }
}
