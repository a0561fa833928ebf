import { expect, test } from 'vitest'
import { dollars, inDollars } from '../testing/dollars.ts'
import { compileRates } from './compile-rates.ts'
import { percent } from './rates.ts'
import { cell, ratesWith, season, VEHICLE } from './testing/wishes.ts'
import { unitPrice } from './unit-price.ts'

const HIGH = season('alta', { percent: percent(25) })
const NO_PRICE = season('marca')
const RATES = compileRates(
  ratesWith({
    tiers: [1, 3, 7, 30],
    seasons: [HIGH, NO_PRICE],
    prices: [cell(3, 42), cell(7, 270, { perDays: 7 }), cell(7, 52, { season: 'alta' })],
  }),
)

for (const { what, days, of, price, perDays = 1, reason } of [
  {
    what: 'no tier of its own: the price per day',
    days: 2,
    of: null,
    price: 45,
    reason: { kind: 'vehicle_price' },
  },
  { what: 'a tier', days: 6, of: null, price: 42, reason: { kind: 'tier', fromDays: 3 } },
  {
    what: 'a tier with a price per week',
    days: 7,
    of: null,
    price: 270,
    perDays: 7,
    reason: { kind: 'tier', fromDays: 7 },
  },
  {
    what: 'a tier without a price: that of the next lower',
    days: 30,
    of: null,
    price: 270,
    perDays: 7,
    reason: { kind: 'tier', fromDays: 7 },
  },
  {
    what: "a season's tier",
    days: 7,
    of: HIGH,
    price: 52,
    reason: { kind: 'season', fromDays: 7, percent: null },
  },
  {
    what: "a longer tier without a price in the season: the season's next lower",
    days: 30,
    of: HIGH,
    price: 52,
    reason: { kind: 'season', fromDays: 7, percent: null },
  },
  {
    what: 'a tier without a lower one in the season: its percent on the base price of the tier',
    days: 3,
    of: HIGH,
    price: 52.5,
    reason: { kind: 'season', fromDays: 3, percent: 2500 },
  },
  {
    what: "below all tiers: the season's percent on the price per day",
    days: 1,
    of: HIGH,
    price: 56.25,
    reason: { kind: 'season', fromDays: null, percent: 2500 },
  },
  {
    what: 'a season without any price: the base price',
    days: 3,
    of: NO_PRICE,
    price: 42,
    reason: { kind: 'season', fromDays: 3, percent: null },
  },
]) {
  test(`${what} is ${price} for ${perDays} when renting ${days} days`, () => {
    const found = unitPrice(RATES, { id: VEHICLE, pricePerDay: dollars(45) }, of, days)
    expect([inDollars(found.amount), found.perDays]).toEqual([price, perDays])
    expect(found.reason).toMatchObject(reason)
  })
}

test("a season's percent is of the base price, never of another season", () => {
  const [first, second] = [season('one', { percent: percent(10) }), season('two', { percent: percent(10) })]
  const rates = compileRates(ratesWith({ seasons: [first, second] }))
  expect(inDollars(unitPrice(rates, { id: VEHICLE, pricePerDay: dollars(45) }, second, 1).amount)).toBe(49.5)
})
