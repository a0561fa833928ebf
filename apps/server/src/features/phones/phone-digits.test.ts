import { describe, expect, test } from 'vitest'
import { countryOf } from './country-of.ts'
import { phoneDigits, phoneKeys } from './phone-digits.ts'

const MADRID = 'Europe/Madrid'
const SANTO_DOMINGO = 'America/Santo_Domingo'

for (const [timezone, country] of [
  [SANTO_DOMINGO, 'DO'],
  [MADRID, 'ES'],
  ['Atlantic/Canary', 'ES'],
  ['America/Puerto_Rico', 'PR'],
  ['US/Eastern', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['UTC', undefined],
] as const)
  test(`${timezone} is in ${country ?? 'no country'}`, () => expect(countryOf(timezone)).toBe(country))

describe('a phone is read in the country of its landing', () => {
  for (const [phone, timezone, digits] of [
    ['600112233', MADRID, '34600112233'],
    ['+34 600 11 22 33', MADRID, '34600112233'],
    ['0034 600 11 22 33', SANTO_DOMINGO, '34600112233'],
    ['600112233', SANTO_DOMINGO, undefined],
    ['600112233', 'UTC', undefined],
    ['809-555-0101', SANTO_DOMINGO, '18095550101'],
    ['1 829 555 0101', SANTO_DOMINGO, '18295550101'],
    // A Dominican number is known by its area code.
    ['849 555 0101', MADRID, '18495550101'],
    ['(787) 555-0101', 'America/Puerto_Rico', '17875550101'],
    ['0171 5550126', 'Europe/Berlin', '491715550126'],
    ['+49 (0)171/555 0126', MADRID, '491715550126'],
    ['138 1234 5678', 'Asia/Shanghai', '8613812345678'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', SANTO_DOMINGO, '966501234567'],
    ['600112233 ext. 4', MADRID, '34600112233'],
    ['555-0101', SANTO_DOMINGO, undefined],
    ['+34 600 11 22 3', SANTO_DOMINGO, undefined],
    ['+34 000 000 000', SANTO_DOMINGO, undefined],
    ['+1 809 555 01011', SANTO_DOMINGO, undefined],
    ['ask for Ana', SANTO_DOMINGO, undefined],
    ['', SANTO_DOMINGO, undefined],
  ] as const)
    test(`${phone} in ${timezone} is ${digits ?? 'no number'}`, () =>
      expect(phoneDigits(phone, timezone)).toBe(digits))
})

describe('two phones are compared in the country of their landing', () => {
  for (const [one, other, timezone, is] of [
    ['600112233', '+34 600 112 233', MADRID, true],
    ['600 11 22 33', '0034600112233', MADRID, true],
    ['600112233 ext. 4', '+34 600112233 x4', MADRID, true],
    ['600112233 ext. 4', '+34 600112233', MADRID, false],
    ['600112233', '+34 600 112 234', MADRID, false],
    ['600 11 22 33', '+34 600 11 22 33', SANTO_DOMINGO, false],
    ['600 11 22 33', '600112233', SANTO_DOMINGO, true],
    ['809-555-0199', '+1 (809) 555 0199', SANTO_DOMINGO, true],
    ['809-555-0199', '+1 (809) 555 0199', MADRID, true],
    ['1 829 555 0199', '+1 829.555.0199', SANTO_DOMINGO, true],
    ['809-555-0199', '829-555-0199', SANTO_DOMINGO, false],
    ['0171 5550126', '+49 171 5550126', 'Europe/Berlin', true],
    ['0049 171 5550126', '+49 (0)171/555 0126', SANTO_DOMINGO, true],
    ['+34 000 000 000', '0034 000000000', SANTO_DOMINGO, true],
  ] as const)
    test(`${one} and ${other} in ${timezone}: ${is}`, () =>
      expect(phoneKeys(one, timezone)[0] === phoneKeys(other, timezone)[0]).toBe(is))
})

test('a number of the country is also known as it was stored before it was read in one', () => {
  expect(phoneKeys('+34 600 112 233', MADRID)).toEqual(['34600112233', '600112233'])
  expect(phoneKeys('+49 171 5550126 x7', 'Europe/Berlin')).toEqual([
    '491715550126x7',
    '1715550126x7',
    '01715550126x7',
  ])
  expect(phoneKeys('none', MADRID)).toEqual([])
})
