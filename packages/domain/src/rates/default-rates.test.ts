import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnits, share } from '../money.ts'
import { addMinutes } from '../wall-clock.ts'
import { compileRates } from './compile-rates.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { at, priceOf, requestFor, wishFor } from './testing/wishes.ts'

/** The price as it was computed before landings had rates of their own, in cents. */
function formerPrice(pricePerDay: number, minutes: number, quantities: readonly number[]) {
  const days = Math.max(1, Math.floor(minutes / 1440) + (minutes % 1440 > 59 ? 1 : 0))
  const rental = pricePerDay * days
  const extras = quantities.map((quantity) => 1200 * quantity * days)
  const subtotal = [rental, ...extras].reduce((sum, amount) => sum + amount) + 995 + 350
  const tax = share(minorUnits(subtotal), 18)
  return {
    days,
    lines: [rental, ...extras.filter((amount) => amount > 0), 995, 350],
    subtotal,
    tax,
    total: subtotal + tax,
  }
}

const EXTRA_CODES = DEFAULT_RATES.extras.map(({ code }) => code)
const rates = compileRates(DEFAULT_RATES)

test('100,000 random bookings cost by the default document what they cost before, to the cent', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 365 * 1440 + 59 }),
      fc.integer({ min: 0, max: 700 * 1440 }),
      fc.tuple(...EXTRA_CODES.map(() => fc.integer({ min: 0, max: 10 }))),
      (pricePerDay, minutes, later, quantities) => {
        const pickup = addMinutes(at('2027-05-10T10:00'), later)
        const extras = EXTRA_CODES.map((code, index) => ({ code, quantity: quantities[index] ?? 0 }))
        const wish = wishFor({
          period: { pickup, return: addMinutes(pickup, minutes) },
          extras: extras.filter(({ quantity }) => quantity > 0),
        })
        const { days, lines, subtotal, tax, total } = priceOf({
          ...requestFor(DEFAULT_RATES, wish, pricePerDay / 100),
          rates,
        })
        expect({
          days,
          lines: lines.map(({ amount }) => amount),
          subtotal,
          tax: tax.amount,
          total,
        }).toEqual(formerPrice(pricePerDay, minutes, quantities))
      },
    ),
    { numRuns: 100_000 },
  ))
