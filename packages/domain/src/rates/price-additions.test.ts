import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { dollars } from '../testing/dollars.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { type PriceAdditions, priceAdditions } from './price-additions.ts'
import { type ExtraRate, type FeeRate, percent, type Rates } from './rates.ts'
import { ratesWith, VEHICLE } from './testing/wishes.ts'

const OTHER = 6 as VehicleId
const noTax = { ...DEFAULT_RATES.tax, percent: percent(0) }
const fee = { ...(DEFAULT_RATES.fees[0] as FeeRate), amount: dollars(5) }
const extra = { ...(DEFAULT_RATES.extras[0] as ExtraRate), amount: dollars(5) }

for (const { what, rates, additions } of [
  { what: 'by the default document', rates: {}, additions: 'both' },
  {
    what: 'with the tax included',
    rates: { tax: { ...DEFAULT_RATES.tax, included: true } },
    additions: 'charges',
  },
  { what: 'without tax', rates: { tax: noTax }, additions: 'charges' },
  { what: 'without fees', rates: { fees: [] }, additions: 'tax' },
  { what: 'without both', rates: { fees: [], tax: noTax }, additions: 'nothing' },
  {
    what: 'with a fee of other vehicles',
    rates: { fees: [{ ...fee, vehicles: [OTHER] }] },
    additions: 'tax',
  },
  {
    what: 'with a fee of some bookings',
    rates: { fees: [{ ...fee, when: 'additional_driver' }] },
    additions: 'tax',
  },
  { what: 'with a fee of zero', rates: { fees: [{ ...fee, amount: dollars(0) }] }, additions: 'tax' },
  {
    what: 'with a mandatory extra',
    rates: { fees: [], extras: [{ ...extra, offer: 'mandatory' }] },
    additions: 'both',
  },
] satisfies { what: string; rates: Partial<Rates>; additions: PriceAdditions }[]) {
  test(`${what} a price per day has on top: ${additions}`, () =>
    expect(priceAdditions(ratesWith(rates), VEHICLE)).toBe(additions))
}
