import { expect, test } from 'vitest'
import { nestedFieldErrors } from '../refusals/field-words.ts'
import { checkedRates } from './checks.ts'

const season = { id: 'alta', name: { es: 'Alta', en: 'High' } }
const extra = { code: 'gps', name: { es: 'GPS', en: 'GPS' }, amount: 5 }
const fee = { code: 'airport', name: { es: 'Aeropuerto', en: 'Airport' }, amount: 5 }
const offer = {
  id: 'verano',
  name: { es: 'Verano', en: 'Summer' },
  kind: 'code',
  code: 'VERANO',
  percent: 1000,
}
const listed = { code: 'key', name: { es: 'Llave', en: 'Key' }, amount: 12_000 }
const cell = { vehicleId: 5, season: 'alta', fromDays: 1, amount: 60 }

for (const [mistake, document, field, words] of [
  ['an unknown field', { colour: 'red' }, 'colour', 'There is no such field.'],
  [
    'an unknown field of a season',
    { seasons: [{ ...season, prize: 1 }] },
    'seasons.0.prize',
    'There is no such field.',
  ],
  [
    'no currency that exists',
    { currency: 'XXX' },
    'currency',
    'Give the code of a currency, such as USD or DOP.',
  ],
  [
    'the same currency twice',
    { display: { currency: 'USD', rate: 1, date: '2026-11-22' } },
    'display.currency',
    'Choose another currency than the one you charge in.',
  ],
  ['a percent of a billion', { tax: { percent: 1e9 } }, 'tax.percent', 'Give at most 10000.'],
  [
    'a percent of a billion on a season',
    { seasons: [{ ...season, percent: 1e9 }] },
    'seasons.0.percent',
    'Give at most 100000.',
  ],
  [
    'a percent of a billion on an extra',
    { extras: [{ ...extra, per: 'percent', percent: 1e8 }] },
    'extras.0.percent',
    'Give at most 10000.',
  ],
  [
    'a season called __proto__',
    { seasons: [{ ...season, id: '__proto__' }] },
    'seasons.0.id',
    'This value is not valid.',
  ],
  [
    'two seasons of one id',
    { seasons: [season, { ...season, id: 'ALTA' }] },
    'seasons.1.id',
    'This is already in the list.',
  ],
  [
    'a season without a name',
    { seasons: [{ id: 'alta', name: {} }] },
    'seasons.0.name',
    'This field is required.',
  ],
  [
    'a range that ends before it begins',
    { seasons: [{ ...season, ranges: [{ from: '2027-07-02', to: '2027-07-01' }] }] },
    'seasons.0.ranges.0.to',
    'The end comes before the beginning.',
  ],
  [
    'a day that does not exist',
    { seasons: [{ ...season, ranges: [{ from: '02-30', to: '03-01' }] }] },
    'seasons.0.ranges.0.from',
    'Give a real date: 12-24 for each year, or 2027-12-24.',
  ],
  [
    'a range from a yearly day to one of a year',
    { seasons: [{ ...season, ranges: [{ from: '12-24', to: '2027-12-26' }] }] },
    'seasons.0.ranges.0.to',
    'Give both ends with a year, or both without.',
  ],
  [
    'a weekday twice',
    { seasons: [{ ...season, weekdays: [5, 5] }] },
    'seasons.0.weekdays.1',
    'This is already in the list.',
  ],
  [
    'more days at least than at most',
    { seasons: [{ ...season, minDays: 5, maxDays: 3 }] },
    'seasons.0.maxDays',
    'The highest value is below the lowest.',
  ],
  ['21 seasons', { seasons: Array(21).fill(season) }, 'seasons', 'Give up to 20.'],
  ['9 tiers', { tiers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'tiers', 'Give up to 8.'],
  ['tiers that do not begin with a day', { tiers: [2, 3] }, 'tiers.0', 'The first tier begins with 1 day.'],
  ['tiers out of order', { tiers: [1, 7, 3] }, 'tiers.2', 'Each must be larger than the one before.'],
  [
    'part-days out of order',
    {
      days: {
        partDays: [
          { upToHours: 6, percent: 5000 },
          { upToHours: 3, percent: 3300 },
        ],
      },
    },
    'days.partDays.1.upToHours',
    'Each must be larger than the one before.',
  ],
  ['a price in an unknown season', { prices: [cell] }, 'prices.0.season', 'There is no season with this id.'],
  [
    'a price from days that are no tier',
    { seasons: [season], prices: [{ ...cell, fromDays: 3 }] },
    'prices.0.fromDays',
    'No tier begins with this number of days.',
  ],
  [
    "a price that is the vehicle's own",
    { prices: [{ vehicleId: 5, amount: 60 }] },
    'prices.0.fromDays',
    "Outside of seasons, the price from the first day is the vehicle's own price per day.",
  ],
  ['one cell twice', { seasons: [season], prices: [cell, cell] }, 'prices.1', 'This is already in the list.'],
  [
    'a part of a cent',
    { seasons: [season], prices: [{ ...cell, amount: 0.5 }] },
    'prices.0.amount',
    'Give a whole number.',
  ],
  [
    'a price of nothing',
    { seasons: [season], prices: [{ ...cell, amount: 0 }] },
    'prices.0.amount',
    'Give more than 0.',
  ],
  [
    'an amount beyond the limit',
    { deposit: [{ amount: 10_000_000_001 }] },
    'deposit.0.amount',
    'Give at most 10000000000.',
  ],
  [
    'an amount beyond the limit of a currency without decimals',
    { currency: 'JPY', deposit: [{ amount: 100_000_001 }] },
    'deposit.0.amount',
    'Give at most 100000000.',
  ],
  ['an extra twice', { extras: [extra, extra] }, 'extras.1.code', 'This is already in the list.'],
  [
    'an extra without an amount',
    { extras: [{ ...extra, amount: null }] },
    'extras.0.amount',
    'This field is required.',
  ],
  [
    'a fee for ages without ages',
    { fees: [{ ...fee, when: 'driver_age' }] },
    'fees.0.ages',
    'This field is required.',
  ],
  [
    'an offer with neither percent nor amount',
    { offers: [{ ...offer, percent: null }] },
    'offers.0.percent',
    'Give either a percentage or an amount.',
  ],
  [
    'an offer with both',
    { offers: [{ ...offer, amount: 5 }] },
    'offers.0.percent',
    'Give either a percentage or an amount.',
  ],
  [
    'a code offer without a code',
    { offers: [{ ...offer, code: '' }] },
    'offers.0.code',
    'This field is required.',
  ],
  [
    'an early offer with a code',
    { offers: [{ ...offer, kind: 'early' }] },
    'offers.0.code',
    'Only an offer of the kind "code" has a code.',
  ],
  [
    'two codes that differ in capitals alone',
    { offers: [offer, { ...offer, id: 'otro', code: 'verano' }] },
    'offers.1.code',
    'This is already in the list.',
  ],
  [
    'a one-way pair twice',
    {
      oneWay: {
        pairs: [
          { from: 1, to: 2, amount: 5 },
          { from: 1, to: 2, forbidden: true },
        ],
      },
    },
    'oneWay.pairs.1',
    'This is already in the list.',
  ],
  [
    'a one-way pair of one place',
    { oneWay: { pairs: [{ from: 1, to: 1, amount: 5 }] } },
    'oneWay.pairs.0.to',
    'A one-way rental ends at another place.',
  ],
  [
    'a prepayment of nothing',
    { prepayment: {} },
    'prepayment.percent',
    'Give either a percentage or an amount.',
  ],
  [
    'a cancellation fee of two kinds',
    { cancellation: { within: [{ hours: 24, percent: 5000, days: 1 }] } },
    'cancellation.within.0',
    'Give one of an amount, a percentage and a number of days.',
  ],
  [
    'two deposits for all vehicles',
    { deposit: [{ amount: 5 }, { amount: 6 }] },
    'deposit.1.vehicleId',
    'This is already in the list.',
  ],
  ['fuel without a price per eighth', { fuel: {} }, 'fuel.perEighth', 'This field is required.'],
  [
    'a negative service fee',
    { fuel: { perEighth: 500, serviceFee: -1 } },
    'fuel.serviceFee',
    'Give at least 0.',
  ],
  [
    'an unknown field of fuel',
    { fuel: { perEighth: 500, perLitre: 1 } },
    'fuel.perLitre',
    'There is no such field.',
  ],
  [
    'fuel beyond the limit',
    { fuel: { perEighth: 10_000_000_001 } },
    'fuel.perEighth',
    'Give at most 10000000000.',
  ],
  [
    'two listed prices of one code',
    { priceList: [listed, { ...listed, code: 'KEY' }] },
    'priceList.1.code',
    'This is already in the list.',
  ],
  [
    'a listed price without a name',
    { priceList: [{ ...listed, name: {} }] },
    'priceList.0.name',
    'This field is required.',
  ],
  [
    'a part of a cent of a listed price',
    { priceList: [{ ...listed, amount: 0.5 }] },
    'priceList.0.amount',
    'Give a whole number.',
  ],
  [
    '41 listed prices',
    { priceList: Array.from({ length: 41 }, (_, n) => ({ ...listed, code: `${n}` })) },
    'priceList',
    'Give up to 40.',
  ],
] as const) {
  test(`${mistake} is refused at its field`, () => {
    const checked = checkedRates.safeParse({ currency: 'USD', ...document })
    expect(nestedFieldErrors(checked.error?.issues ?? [], 'en')).toMatchObject({ [field]: [words] })
  })
}

for (const [what, document] of [
  ['a yearly range that wraps', { seasons: [{ ...season, ranges: [{ from: '12-15', to: '01-15' }] }] }],
  ['29 February of each year', { seasons: [{ ...season, ranges: [{ from: '02-29', to: '02-29' }] }] }],
  ['a season called constructor', { seasons: [{ ...season, id: 'constructor' }] }],
  [
    'an included extra without an amount',
    { extras: [{ code: 'gps', name: { es: 'GPS' }, offer: 'included' }] },
  ],
  ['an extra that costs nothing', { extras: [{ ...extra, amount: 0 }] }],
  ['a known extra without a name', { extras: [{ code: 'baby_seat', amount: 12 }] }],
  ['names in any script', { fees: [{ ...fee, name: { es: 'рейс', en: '机场' } }] }],
] as const) {
  test(`${what} is fine`, () =>
    expect(checkedRates.safeParse({ currency: 'USD', ...document }).error?.issues).toBeUndefined())
}

test('20,000 prices are too many', () => {
  const prices = Array.from({ length: 20_000 }, (_, n) => ({ vehicleId: n + 1, fromDays: 2, amount: 1 }))
  const checked = checkedRates.safeParse({ currency: 'USD', tiers: [1, 2], prices })
  expect(nestedFieldErrors(checked.error?.issues ?? [], 'en')).toEqual({ prices: ['Give up to 10080.'] })
})

test('a mistake in each of many prices is reported a hundred times', () => {
  const prices = Array.from({ length: 500 }, (_, n) => ({ vehicleId: n + 1, fromDays: 2, amount: 0 }))
  const checked = checkedRates.safeParse({ currency: 'USD', tiers: [1, 2], prices })
  expect(Object.keys(nestedFieldErrors(checked.error?.issues ?? [], 'en')).length).toBe(100)
})

test('texts in one language alone are told', () => {
  const { oneLanguage } = checkedRates.parse({
    currency: 'USD',
    seasons: [season, { id: 'baja', name: { es: 'Baja' } }],
    extras: [{ ...extra, description: { en: 'Finds the way' } }],
    priceList: [{ ...listed, name: { en: 'Key' } }],
  })
  expect(oneLanguage).toEqual(['seasons.1.name', 'priceList.0.name', 'extras.0.description'])
})
