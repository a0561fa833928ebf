import { expect, test } from 'vitest'
import { nestedFieldErrors } from '../refusals/field-words.ts'
import { importedFile } from './file.ts'

/** The rates of a file as the format before had them, with every field. */
const former = {
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

/** The same today. */
const today = {
  currency: 'DOP',
  display: { currency: 'USD', rate: 0.0169, date: '2026-11-22' },
  tax: { name: { es: 'ITBIS', en: 'VAT' }, percent: 1650, included: true },
  days: { graceMinutes: 30, seasonBy: 'pickup', partDays: [{ upToHours: 3, percent: 3300 }] },
  tiers: [1, 3, 7],
  seasons: [
    {
      id: 'navidad',
      name: { es: 'Navidad', en: '聖誕節' },
      ranges: [{ from: '12-24', to: '01-06' }],
      weekdays: [5, 6],
      percent: -1250,
      minDays: 3,
      maxDays: null,
      noPickup: [7],
      noReturn: [],
    },
  ],
  prices: [{ vehicleId: 5, season: 'navidad', fromDays: 7, amount: 127050, perDays: 7 }],
  extras: [
    {
      code: 'cover',
      name: { es: 'Cobertura', en: 'Cover' },
      description: { es: 'Todo', en: 'All' },
      per: 'percent',
      amount: null,
      percent: 2000,
      maxAmount: 400000,
      maxDays: null,
      maxQuantity: 1,
      stock: 3,
      offer: 'optional',
      group: 'covers',
      countDays: 'clock',
      taxable: false,
      vehicles: [5],
      deposit: 10000,
      excess: 50000,
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
      amount: 1495,
      percent: null,
      maxAmount: null,
      maxDays: 10,
      taxable: true,
      vehicles: null,
    },
  ],
  oneWay: {
    amount: 0,
    pairs: [
      { from: 1, to: 2, amount: 5000, forbidden: false },
      { from: 2, to: 1, amount: null, forbidden: true },
    ],
  },
  outOfHours: { maxAmount: 3000 },
  drivers: {
    askAge: true,
    minAge: 21,
    maxAge: null,
    vehicles: [{ vehicleId: 5, minAge: 25 }],
    licenseYears: 2,
  },
  offers: [
    {
      id: 'verano',
      name: { es: 'Verano', en: 'Summer' },
      isOn: false,
      kind: 'code',
      code: 'VERANO',
      percent: 1000,
      amount: null,
      maxAmount: 4000,
      booked: null,
      pickup: { from: '2027-06-01', to: '2027-08-31' },
      leadDays: { min: 30, max: null },
      minDays: 3,
      vehicles: null,
      uses: 100,
    },
  ],
  prepayment: { percent: 3000, amount: null, instructions: { es: 'Por Azul.', en: 'By Azul.' } },
  deposit: [{ vehicleId: null, amount: 30000 }],
  cancellation: {
    earlier: { amount: 10000, percent: null, days: null },
    within: [{ hours: 24, amount: null, percent: 5000, days: null }],
    afterPickup: { amount: null, percent: null, days: 2 },
  },
  mileage: [{ vehicleId: 5, kmPerDay: 200, perExtraKm: 35 }],
  fuel: null,
  priceList: [],
  questions: [],
  rules: {
    leadMinutes: 120,
    horizonDays: 365,
    minDays: 2,
    maxDays: 90,
    vehicles: [{ vehicleId: 5, minDays: 4, turnaroundMinutes: 60 }],
    turnaroundMinutes: 30,
  },
}

const vehicles = [{ id: 5, name: 'Kia Río' }]
const file = (rates: unknown) => ({ format: 'nelly-rates-1', rates, vehicles, places: [] })

test('a file of the format before says the same as one of today', () => {
  const expected = { format: 'nelly-rates-2', rates: today, vehicles, places: [] }
  expect(importedFile.parse(expected)).toEqual(expected)
  expect(importedFile.parse(file(former))).toEqual(expected)
})

test('amounts of a file of the format before are read with the decimals of its currency', () => {
  const deposit = [{ vehicle_id: null, amount: 30_000 }]
  expect(importedFile.parse(file({ currency: 'JPY', deposit })).rates.deposit).toEqual([
    { vehicleId: null, amount: 30_000 },
  ])
})

test.each([
  { what: 'an unknown field', rates: { colour: 'red' }, field: 'rates.colour' },
  {
    what: 'a cent of a yen',
    rates: { currency: 'JPY', deposit: [{ amount: 0.5 }] },
    field: 'rates.deposit.0.amount',
  },
  { what: 'a thousandth of a percent', rates: { tax: { percent: 18.001 } }, field: 'rates.tax.percent' },
  { what: 'a text for an amount', rates: { deposit: [{ amount: '5' }] }, field: 'rates.deposit.0.amount' },
  { what: 'no currency that exists', rates: { currency: 'XXX' }, field: 'rates.currency' },
])('$what in a file of the format before is refused at its field', ({ rates, field }) => {
  const { error } = importedFile.safeParse(file({ currency: 'USD', ...rates }))
  expect(Object.keys(nestedFieldErrors(error?.issues ?? [], 'en'))).toEqual([field])
})

test('a file of a format that nobody knows, or with lists a thousand deep, is refused', () => {
  const deep = Array.from({ length: 1000 }).reduce<unknown>((inner) => [inner], 1)
  for (const content of [
    null,
    [],
    'rates',
    { ...file({}), format: 'other' },
    file({ currency: 'USD', tiers: deep }),
  ])
    expect(importedFile.safeParse(content).success).toBe(false)
})
