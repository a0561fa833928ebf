import { expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { dollars } from '../testing/dollars.ts'
import { compileRates } from './compile-rates.ts'
import { type PriceStanding, priceStanding } from './price-standing.ts'
import { percent, type Rates } from './rates.ts'
import { cell, offer, ratesWith, season, VEHICLE } from './testing/wishes.ts'

const OTHER = 6 as VehicleId

for (const { what, rates, standing } of [
  { what: 'by the default document', rates: {}, standing: 'only' },
  {
    what: 'beside a dearer season',
    rates: { seasons: [season('alta', { percent: percent(25) })] },
    standing: 'least',
  },
  {
    what: 'beside a cheaper season',
    rates: { seasons: [season('baja', { percent: percent(-1) })] },
    standing: 'one-of-several',
  },
  {
    what: 'beside a cheaper tier',
    rates: { tiers: [1, 3], prices: [cell(3, 44.99)] },
    standing: 'one-of-several',
  },
  {
    what: 'beside a cheaper price of a week',
    rates: { tiers: [1, 7], prices: [cell(7, 314.99, { perDays: 7 })] },
    standing: 'one-of-several',
  },
  {
    what: 'beside as dear a price of a week',
    rates: { tiers: [1, 7], prices: [cell(7, 315, { perDays: 7 })] },
    standing: 'only',
  },
  {
    what: 'beside a cheaper tier of another vehicle',
    rates: { tiers: [1, 3], prices: [cell(3, 40, { vehicleId: OTHER })] },
    standing: 'only',
  },
  {
    what: 'with an offer that needs no code',
    rates: { offers: [offer('early', { percent: percent(5) })] },
    standing: 'one-of-several',
  },
  {
    what: 'with an offer that is switched off',
    rates: { offers: [offer('early', { isOn: false, percent: percent(5) })] },
    standing: 'only',
  },
  {
    what: 'with an offer for those who know its code',
    rates: { offers: [offer('summer', { kind: 'code', code: 'SUMMER', percent: percent(5) })] },
    standing: 'only',
  },
] satisfies { what: string; rates: Partial<Rates>; standing: PriceStanding }[]) {
  test(`${what}, the price per day is: ${standing}`, () =>
    expect(priceStanding(compileRates(ratesWith(rates)), { id: VEHICLE, pricePerDay: dollars(45) })).toBe(
      standing,
    ))
}
