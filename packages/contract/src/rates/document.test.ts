import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { expect, test } from 'vitest'
import { checkedRates } from './checks.ts'
import { ratesAnswer, ratesOf } from './document.ts'
import { saveRatesBody } from './owned-rates.ts'
import { ratesPath, wirePath } from './paths.ts'
import type { RatesDocument } from './schemas/document.ts'

const everything: RatesDocument = {
  currency: 'DOP',
  display: { currency: 'USD', rate: 0.0169, date: '2026-11-22' },
  tax: { name: { es: 'ITBIS', en: 'VAT' }, percent: 16.5, included: true },
  days: { grace_minutes: 30, season_by: 'pickup', part_days: [{ up_to_hours: 3, percent: 33 }] },
  tiers: [1, 3, 7],
  seasons: [
    {
      id: 'navidad',
      name: { es: 'Navidad', en: '聖誕節' },
      ranges: [{ from: '12-24', to: '01-06' }],
      weekdays: [5, 6],
      percent: -12.5,
      min_days: 3,
      max_days: null,
      no_pickup: [7],
      no_return: [],
    },
  ],
  prices: [{ vehicle_id: 5, season: 'navidad', from_days: 7, amount: 1270.5, per_days: 7 }],
  extras: [
    {
      code: 'cover',
      name: { es: 'Cobertura', en: 'Cover' },
      description: { es: 'Todo', en: 'All' },
      per: 'percent',
      amount: 20,
      max_amount: 4000,
      max_days: null,
      max_quantity: 1,
      stock: 3,
      offer: 'optional',
      group: 'covers',
      count_days: 'clock',
      taxable: false,
      vehicles: [5],
      deposit: 100,
      excess: 500,
    },
  ],
  fees: [
    {
      code: 'young',
      name: { es: 'Joven', en: 'Young' },
      when: 'driver_age',
      places: [],
      ages: { from: 18, to: 24 },
      per: 'day',
      amount: 14.95,
      max_amount: null,
      max_days: 10,
      taxable: true,
      vehicles: null,
    },
  ],
  one_way: {
    amount: 0,
    pairs: [
      { from: 1, to: 2, amount: 50, forbidden: false },
      { from: 2, to: 1, amount: null, forbidden: true },
    ],
  },
  out_of_hours: { max_amount: 30 },
  drivers: {
    ask_age: true,
    min_age: 21,
    max_age: null,
    vehicles: [{ vehicle_id: 5, min_age: 25 }],
    license_years: 2,
  },
  offers: [
    {
      id: 'verano',
      name: { es: 'Verano', en: 'Summer' },
      is_on: false,
      kind: 'code',
      code: 'VERANO',
      percent: 10,
      amount: null,
      max_amount: 40,
      booked: null,
      pickup: { from: '2027-06-01', to: '2027-08-31' },
      lead_days: { min: 30, max: null },
      min_days: 3,
      vehicles: null,
      uses: 100,
    },
  ],
  prepayment: { percent: 30, amount: null, instructions: { es: 'Por Azul.', en: 'By Azul.' } },
  deposit: [{ vehicle_id: null, amount: 300 }],
  cancellation: {
    earlier: { amount: 100, percent: null, days: null },
    within: [{ hours: 24, amount: null, percent: 50, days: null }],
    after_pickup: { amount: null, percent: null, days: 2 },
  },
  mileage: [{ vehicle_id: 5, km_per_day: 200, per_extra_km: 0.35 }],
  rules: {
    lead_minutes: 120,
    horizon_days: 365,
    min_days: 2,
    max_days: 90,
    vehicles: [{ vehicle_id: 5, min_days: 4, turnaround_minutes: 60 }],
    turnaround_minutes: 30,
  },
}

test('a document with every field says the same after it was read and written', () => {
  expect(ratesAnswer(ratesOf(checkedRates.parse(everything)))).toEqual(everything)
})

test('the default document can be read, written and saved as it is', () => {
  const document = checkedRates.parse(ratesAnswer(DEFAULT_RATES))
  expect(ratesOf(document)).toEqual(DEFAULT_RATES)
  expect(saveRatesBody({ version: 0, rates: DEFAULT_RATES }, []).rates).toEqual(document)
})

test('of a document with a currency alone, lists are empty and the rest is as in the default one', () => {
  const { extras, fees, ...rest } = DEFAULT_RATES
  expect(ratesOf(checkedRates.parse({ currency: 'USD' }))).toEqual({ ...rest, extras: [], fees: [] })
})

test('in another currency nothing is kept before the pickup unless the document says so: the default amounts are dollars', () => {
  const { cancellation } = ratesOf(checkedRates.parse({ currency: 'DOP' }))
  expect(cancellation).toEqual({
    earlier: { amount: null, percent: 0, days: null },
    within: [],
    afterPickup: 'all',
  })
})

test('every field of a document but its currency may be null', () => {
  const nulls = Object.fromEntries(Object.keys(everything).map((field) => [field, null]))
  expect(checkedRates.parse({ ...nulls, currency: 'USD' })).toMatchObject({ currency: 'USD' })
})

test('amounts are read with the decimals of their currency', () => {
  const yen = ratesOf(checkedRates.parse({ currency: 'JPY', deposit: [{ amount: 30_000 }] }))
  expect(yen.deposit).toEqual([{ vehicleId: null, amount: 30_000 }])
})

test('a text in one language is taken for both', () => {
  const seasons = [{ id: 'alta', name: { es: 'Alta' } }]
  expect(ratesOf(checkedRates.parse({ currency: 'USD', seasons })).seasons[0]?.name).toEqual({
    es: 'Alta',
    en: 'Alta',
  })
})

test('a field of an error has its path in our words', () => {
  expect(ratesPath('rates.seasons.0.min_days')).toBe('seasons.0.minDays')
  expect(wirePath('rates.oneWay.pairs.0.from')).toBe('rates.one_way.pairs.0.from')
})
