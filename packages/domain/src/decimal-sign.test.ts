import { expect, test } from 'vitest'
import { currency } from './currency.ts'
import { decimalSign } from './decimal-sign.ts'

for (const [language, code, sign] of [
  ['es', 'DOP', '.'],
  ['es', 'USD', '.'],
  ['es', 'MXN', '.'],
  ['es', 'EUR', ','],
  ['es', 'COP', ','],
  ['en', 'DOP', '.'],
  ['en', 'EUR', '.'],
] as const) {
  test(`in ${language} amounts in ${code} have "${sign}" before decimals`, () =>
    expect(decimalSign(language, currency(code))).toBe(sign))
}

/** The countries where Spanish is spoken with a currency of their own: a currency's code begins with its country's. */
const CODES = 'ARS BOB CLP COP CRC CUP DOP GTQ HNL MXN NIO PAB PEN PYG USD UYU VES EUR'.split(' ')

test('in Spanish it is the sign that Unicode knows for the country of the currency', () => {
  for (const code of CODES) {
    const country = code === 'EUR' ? 'ES' : code.slice(0, 2)
    const shown = new Intl.NumberFormat(`es-${country}`).format(0.5)
    expect([code, shown]).toEqual([code, `0${decimalSign('es', currency(code))}5`])
  }
})
