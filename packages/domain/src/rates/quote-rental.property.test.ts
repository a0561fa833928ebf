import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MinorUnits, sum } from '../money.ts'
import { addDays, addMinutes, type CalendarDate, dateOf } from '../wall-clock.ts'
import { compileRates } from './compile-rates.ts'
import { longerIsCheaper } from './longer-is-cheaper.ts'
import { type QuoteRequest, quoteRental } from './quote-rental.ts'
import type { Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'
import { anyRates, anySeason, anyWish } from './testing/any-rates.ts'
import { priceOf, requestFor } from './testing/wishes.ts'

const anyBooking = anyRates.chain((rates) =>
  fc.record({
    rates: fc.constant(rates),
    wish: anyWish(rates),
    pricePerDay: fc.integer({ min: 1, max: 500 }),
  }),
)

/** What can be priced: a code that does not hold is left out. */
function requestOf(rates: Rates, wish: RentalWish, pricePerDay: number): QuoteRequest {
  const request = requestFor(rates, wish, pricePerDay)
  const refused = quoteRental(request)
  return refused.ok ? request : { ...request, wish: { ...wish, discountCode: null } }
}

const sumOf = (lines: readonly { amount: MinorUnits }[]) => sum(lines.map(({ amount }) => amount))

test('lines add up: to the subtotal and with the tax to the total, or to the total that includes it', () =>
  fc.assert(
    fc.property(anyBooking, ({ rates, wish, pricePerDay }) => {
      const { lines, subtotal, tax, total, prepayment, dueAtPickup } = priceOf(
        requestOf(rates, wish, pricePerDay),
      )
      expect(sumOf(lines)).toBe(rates.tax.included ? total : subtotal)
      expect(subtotal + tax.amount).toBe(total)
      expect((prepayment ?? 0) + dueAtPickup).toBe(total)
      for (const amount of [subtotal, tax.amount, prepayment ?? 0, dueAtPickup]) {
        expect(amount).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  ))

test('an offer never makes the rental cost less than nothing, and no price has two', () =>
  fc.assert(
    fc.property(anyBooking, ({ rates, wish, pricePerDay }) => {
      const { lines } = priceOf(requestOf(rates, wish, pricePerDay))
      const rental = lines.filter(({ kind }) => kind === 'rental' || kind === 'part_day')
      const offers = lines.filter(({ kind }) => kind === 'offer')
      expect(offers.length).toBeLessThanOrEqual(1)
      expect(sumOf([...rental, ...offers])).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  ))

test('what the return may cost changes no price', () =>
  fc.assert(
    fc.property(anyBooking, ({ rates, wish, pricePerDay }) => {
      const request = requestOf(rates, wish, pricePerDay)
      const without = compileRates({ ...rates, fuel: null, priceList: [] })
      expect(priceOf(request)).toEqual(priceOf({ ...request, rates: without }))
    }),
    { numRuns: 100 },
  ))

test('the order of the fees changes no total', () =>
  fc.assert(
    fc.property(
      anyBooking.chain((booking) =>
        fc
          .shuffledSubarray([...booking.rates.fees], { minLength: booking.rates.fees.length })
          .map((fees) => ({ ...booking, fees })),
      ),
      ({ rates, wish, pricePerDay, fees }) => {
        const request = requestOf(rates, wish, pricePerDay)
        const shuffled = { ...request, rates: compileRates({ ...rates, fees }) }
        expect(priceOf(shuffled).total).toBe(priceOf(request).total)
      },
    ),
    { numRuns: 500 },
  ))

test('a season that holds on no day of a rental changes nothing, wherever it is in the list', () =>
  fc.assert(
    fc.property(
      anyBooking,
      anySeason('elsewhere'),
      fc.nat(),
      ({ rates, wish, pricePerDay }, season, place) => {
        const request = requestOf(rates, wish, pricePerDay)
        const dayAfter = addDays(dateOf(wish.period.return), 1)
        const dayBefore = addDays(dateOf(wish.period.pickup), -1)
        const elsewhere = {
          ...season,
          ranges: [
            { from: '1900-01-01' as CalendarDate, to: dayBefore },
            { from: dayAfter, to: '2199-12-31' as CalendarDate },
          ],
        }
        const seasons = rates.seasons.toSpliced(place % (rates.seasons.length + 1), 0, elsewhere)
        expect(priceOf({ ...request, rates: compileRates({ ...rates, seasons }) })).toEqual(priceOf(request))
      },
    ),
    { numRuns: 500 },
  ))

test('without offers and parts of days, a day more in one tier and season never costs less', () =>
  fc.assert(
    fc.property(anyBooking, ({ rates, wish, pricePerDay }) => {
      const season = rates.seasons.slice(0, 1).map((each) => ({ ...each, ranges: [], weekdays: null }))
      const plain = { ...rates, offers: [], days: { ...rates.days, partDays: [] }, seasons: season }
      const request = requestOf(plain, { ...wish, discountCode: null }, pricePerDay)
      const longer = { ...wish.period, return: addMinutes(wish.period.return, 24 * 60) }
      const prices = [request, { ...request, wish: { ...request.wish, period: longer } }].map(priceOf)
      const [shorterTier, longerTier] = prices.map(({ days }) => plain.tiers.findLast((from) => from <= days))
      fc.pre(shorterTier === longerTier)
      const [shorterTotal, longerTotal] = prices.map(({ total }) => total)
      expect(longerTotal).toBeGreaterThanOrEqual(shorterTotal ?? 0)
    }),
    { numRuns: 500 },
  ))

test('a longer rental that is offered costs what is said, and less', () =>
  fc.assert(
    fc.property(anyBooking, ({ rates, wish, pricePerDay }) => {
      const request = requestOf(rates, wish, pricePerDay)
      const quoted = priceOf(request)
      for (const { days, period, total, saved } of longerIsCheaper(request, quoted)) {
        const longer = priceOf({ ...request, wish: { ...request.wish, period } })
        expect([longer.days, longer.total]).toEqual([days, total])
        expect(saved).toBe(quoted.total - total)
        expect(saved).toBeGreaterThan(0)
        expect(period.return > wish.period.return).toBe(true)
      }
    }),
    { numRuns: 500 },
  ))
