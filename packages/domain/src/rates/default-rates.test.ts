import { expect, test } from 'vitest'
import { addMinutes } from '../wall-clock.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { at, priceOf, requestFor, wishFor } from './testing/wishes.ts'

const [WAIVER, EFFECTS, SEAT] = DEFAULT_RATES.extras.map(({ code }) => code)

const pickup = at('2027-05-10T10:00')
const HOURS = 60
const DAYS = 24 * HOURS

/** All amounts are cents; the tax is 18 % of the subtotal, rounded once. */
for (const { perDay, minutes, extras = [], days, lines, tax, total } of [
  { perDay: 45, minutes: 1, days: 1, lines: [4500, 995, 350], tax: 1052, total: 6897 },
  { perDay: 45, minutes: 2 * DAYS + 59, days: 2, lines: [9000, 995, 350], tax: 1862, total: 12207 },
  { perDay: 45, minutes: 2 * DAYS + 60, days: 3, lines: [13500, 995, 350], tax: 2672, total: 17517 },
  {
    ...{
      perDay: 33.33,
      minutes: 7 * DAYS,
      extras: [
        { code: WAIVER, quantity: 1 },
        { code: SEAT, quantity: 2 },
      ],
    },
    ...{ days: 7, lines: [23331, 8400, 16800, 995, 350], tax: 8978, total: 58854 },
  },
  {
    ...{ perDay: 0.01, minutes: 365 * DAYS, extras: [{ code: EFFECTS, quantity: 10 }] },
    ...{ days: 365, lines: [365, 4_380_000, 995, 350], tax: 788_708, total: 5_170_418 },
  },
])
  test(`by the default rates ${minutes} minutes at ${perDay} a day, with ${extras.length} extras, cost ${total} cents`, () => {
    const wish = wishFor({
      period: { pickup, return: addMinutes(pickup, minutes) },
      extras: extras.map(({ code = '', quantity }) => ({ code, quantity })),
    })
    const price = priceOf(requestFor(DEFAULT_RATES, wish, perDay))
    expect({
      days: price.days,
      lines: price.lines.map(({ amount }) => amount),
      tax: price.tax.amount,
      total: price.total,
    }).toEqual({ days, lines, tax, total })
  })
