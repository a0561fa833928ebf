import { expect, test } from 'vitest'
import { CURRENCIES, currency } from '../currency.ts'
import { minorUnits, times } from '../money.ts'
import { maxPricePerDay, pricePerDay } from './price-per-day.ts'

for (const { given, code, is } of [
  { given: 45, code: 'USD', is: 4500 },
  { given: 0.01, code: 'USD', is: 1 },
  { given: 10_000, code: 'USD', is: 1_000_000 },
  { given: 10_000.01, code: 'USD', is: 'price-out-of-range' },
  { given: 0, code: 'USD', is: 'price-out-of-range' },
  { given: -1, code: 'USD', is: 'price-out-of-range' },
  { given: 45.555, code: 'USD', is: 'price-decimals' },
  { given: 2500.5, code: 'DOP', is: 250_050 },
  { given: 600_000, code: 'DOP', is: 60_000_000 },
  { given: 1_000_000.01, code: 'DOP', is: 'price-out-of-range' },
  { given: 1_500_000, code: 'JPY', is: 1_500_000 },
  { given: 45.5, code: 'JPY', is: 'price-decimals' },
  { given: 45.555, code: 'KWD', is: 45_555 },
  { given: 1e300, code: 'USD', is: 'price-decimals' },
]) {
  test(`a price of ${given} ${code} a day is ${is}`, () => {
    const read = pricePerDay(given, currency(code))
    expect(read.ok ? read.value : read.refusal).toBe(is)
  })
}

test('the dearest year in any currency is a safe integer, ten times over', () => {
  for (const code of CURRENCIES)
    expect(times(times(maxPricePerDay(currency(code)), 365), 10)).toBeGreaterThan(minorUnits(0))
})
