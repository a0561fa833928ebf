import { DEFAULT_RATES } from './default-rates.ts'
import type { Offer, Rates } from './rates.ts'

/** Rates as an earlier version of the product may have stored them: fields that are newer are missing. */
export type StoredRates = Partial<Rates>

/** What a field has that a stored document lacks: nothing is added to what its operator charges. */
const EMPTY: Rates = { ...DEFAULT_RATES, extras: [], fees: [] }

/** Stored rates with every field of today's. */
export const fromStored = (stored: StoredRates): Rates => ({
  ...EMPTY,
  ...stored,
  tax: { ...EMPTY.tax, ...stored.tax },
  days: { ...EMPTY.days, ...stored.days },
  oneWay: { ...EMPTY.oneWay, ...stored.oneWay },
  drivers: { ...EMPTY.drivers, ...stored.drivers },
  cancellation: { ...EMPTY.cancellation, ...stored.cancellation },
  rules: { ...EMPTY.rules, ...stored.rules },
  // Offers could not be switched off before.
  offers: (stored.offers ?? []).map((offer: Partial<Offer> & Omit<Offer, 'isOn'>) => ({
    isOn: true,
    ...offer,
  })),
})
