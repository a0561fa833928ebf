import { type ChosenExtra, EXTRA_PRICE_PER_DAY, type ExtraCode } from './extras.ts'
import { dollars, type MinorUnits, share, sum, times } from './money.ts'
import type { Days } from './rental-period.ts'

/** The additional liability service, once a booking. */
export const LIABILITY_SERVICE: MinorUnits = dollars(9.95)

/** The vehicle license fee, once a booking. */
export const VEHICLE_LICENSE_FEE: MinorUnits = dollars(3.5)

/** The tax on the subtotal, in percent. */
export const ITBIS_PERCENT = 18

/** Every line of a price, in US cents. `rental` is the days times the day's price; the subtotal is all that is taxed. */
export type Quote = {
  days: Days
  pricePerDay: MinorUnits
  rental: MinorUnits
  extras: { code: ExtraCode; quantity: number; amount: MinorUnits }[]
  liabilityService: MinorUnits
  vehicleLicenseFee: MinorUnits
  subtotal: MinorUnits
  tax: MinorUnits
  total: MinorUnits
}

/**
 * What a booking costs. Page, answer and stored total all come from here.
 *
 * Source: rules.md, "Price".
 */
export function quote(pricePerDay: MinorUnits, days: Days, extras: readonly ChosenExtra[]): Quote {
  const rental = times(pricePerDay, days)
  const priced = extras.map(({ code, quantity }) => ({
    code,
    quantity,
    amount: times(EXTRA_PRICE_PER_DAY, quantity * days),
  }))
  const subtotal = sum([
    rental,
    ...priced.map(({ amount }) => amount),
    LIABILITY_SERVICE,
    VEHICLE_LICENSE_FEE,
  ])
  const tax = share(subtotal, ITBIS_PERCENT)
  return {
    days,
    pricePerDay,
    rental,
    extras: priced,
    liabilityService: LIABILITY_SERVICE,
    vehicleLicenseFee: VEHICLE_LICENSE_FEE,
    subtotal,
    tax,
    total: sum([subtotal, tax]),
  }
}

/** A line of a price as it is shown. Only extras have a quantity. */
export type PriceLine =
  | { readonly code: 'rental' | 'liability' | 'license' | 'subtotal' | 'tax'; readonly amount: MinorUnits }
  | {
      readonly code: 'extra'
      readonly extra: ExtraCode
      readonly quantity: number
      readonly amount: MinorUnits
    }

/** The lines of a price above its total, in the order of pages and mails. */
export const priceLines = (quote: Quote): PriceLine[] => [
  { code: 'rental', amount: quote.rental },
  ...quote.extras.map(({ code, ...extra }) => ({ code: 'extra' as const, extra: code, ...extra })),
  { code: 'liability', amount: quote.liabilityService },
  { code: 'license', amount: quote.vehicleLicenseFee },
  { code: 'subtotal', amount: quote.subtotal },
  { code: 'tax', amount: quote.tax },
]
