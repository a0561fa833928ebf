import { expect, test } from 'vitest'
import { inDollars } from '../testing/dollars.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { longerIsCheaper } from './longer-is-cheaper.ts'
import { percent, type Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'
import { at, cell, offer, priceOf, ratesWith, requestFor, wishFor } from './testing/wishes.ts'

const until = (returned: string) => ({ period: { pickup: at('2027-05-10T10:00'), return: at(returned) } })

/** The longer rentals that cost less, as "return: saved". */
function hints(rates: Partial<Rates>, wish: Partial<RentalWish>) {
  const request = requestFor(ratesWith(rates), wishFor(wish))
  return longerIsCheaper(request, priceOf(request)).map(
    ({ period, saved }) => `${period.return}: ${inDollars(saved)}`,
  )
}

const WEEKS: Partial<Rates> = { tiers: [1, 7], prices: [cell(7, 30)] }
const rest = { ...DEFAULT_RATES.days, partDays: [{ upToHours: 6, percent: percent(50) }] }

for (const { what, rates, returned, expected } of [
  {
    what: 'the next tier begins two days later',
    rates: WEEKS,
    returned: '2027-05-15T10:00',
    expected: ['2027-05-17T10:00: 17.7'],
  },
  {
    what: 'it is the next day, and the rental ends within the grace',
    rates: WEEKS,
    returned: '2027-05-16T10:45',
    expected: ['2027-05-17T10:45: 70.8'],
  },
  {
    what: 'the return is later in the day',
    rates: WEEKS,
    returned: '2027-05-15T17:00',
    expected: ['2027-05-16T17:00: 70.8'],
  },
  { what: 'it is too far', rates: WEEKS, returned: '2027-05-14T10:00', expected: [] },
  { what: 'there is no longer tier', rates: WEEKS, returned: '2027-05-18T10:00', expected: [] },
  {
    what: 'a part of a day is charged, which would become a whole one',
    rates: { ...WEEKS, days: rest },
    returned: '2027-05-16T13:00',
    expected: ['2027-05-17T10:00: 97.35'],
  },
  {
    what: 'the longest rental is 6 days',
    rates: { ...WEEKS, rules: { ...DEFAULT_RATES.rules, maxDays: 6 } },
    returned: '2027-05-15T10:00',
    expected: [],
  },
  {
    what: 'an offer begins with the next day',
    rates: { offers: [offer('three', { percent: percent(50), minDays: 3 })] },
    returned: '2027-05-12T10:00',
    expected: ['2027-05-13T10:00: 26.55'],
  },
]) {
  test(`a longer rental is offered where it costs less: ${what}`, () =>
    expect(hints(rates, until(returned))).toEqual(expected))
}

test('a longer rental is priced with the same code', () => {
  const offers = [offer('may', { kind: 'code', code: 'MAY', percent: percent(10) })]
  const wish = { ...until('2027-05-15T10:00'), discountCode: 'MAY' }
  expect(hints({ ...WEEKS, offers }, wish)).toEqual(['2027-05-17T10:00: 15.93'])
})
