import { expect, test } from 'vitest'
import { currency, USD } from './currency.ts'
import { type NumberUnit, parseTypedNumber, unambiguousNumber } from './typed-number.ts'

const DOP = currency('DOP')

for (const [typed, plain] of [
  ['45', '45'],
  ['045', '045'],
  ['45.5', '45.5'],
  ['45,5', '45.5'],
  ['45,50', '45.50'],
  ['1500.00', '1500.00'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.567', '1234.567'],
  ['1.234.567,89', '1234567.89'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1 500', '1500'],
  ['1 500,50', '1500.50'],
  ['1\u00a0500.50', '1500.50'],
  ['1\u202f500', '1500'],
  ["1'500.50", '1500.50'],
  ['1’500', '1500'],
  ['1500.', '1500'],
  ['.5', '0.5'],
  [',50', '0.50'],
  // Only one reading: a zero or four digits never come before a group separator.
  ['0,500', '0.500'],
  ['1234,500', '1234.500'],
  ['12,3456', '12.3456'],
  [' 45 ', '45'],
  ['-5', '-5'],
  ['\u22125', '-5'],
  ['+5', '5'],
  ['１２', '12'],
] as const) {
  test(`"${typed}" is ${plain}`, () => expect(parseTypedNumber(typed)).toEqual({ kind: 'number', plain }))
}

for (const [typed, decimal, whole] of [
  ['1,500', '1.500', '1500'],
  ['1.500', '1.500', '1500'],
  ['45,500', '45.500', '45500'],
  ['450.000', '450.000', '450000'],
  ['-1,500', '-1.500', '-1500'],
] as const) {
  test(`"${typed}" may be ${decimal} or ${whole}`, () =>
    expect(parseTypedNumber(typed)).toEqual({ kind: 'ambiguous', readings: [decimal, whole] }))
}

for (const [typed, unit, plain] of [
  ['1,500', DOP, '1500'],
  ['RD$1,500', DOP, '1500'],
  ['12,500', USD, '12500'],
  ['-1,500', USD, '-1500'],
  ['1,500', 'none', '1500'],
  ['1,500.00', DOP, '1500.00'],
  ['45,5', DOP, '45.5'],
  ['45,50', DOP, '45.50'],
  ['0,500', 'none', '0.500'],
] satisfies [string, NumberUnit, string][]) {
  test(`where decimals have a point, "${typed}" in ${unit} is ${plain}`, () =>
    expect(parseTypedNumber(typed, unit, '.')).toEqual({ kind: 'number', plain }))
}

test('where decimals have a point, a point before three digits is asked about all the same', () =>
  expect(parseTypedNumber('1.500', DOP, '.')).toEqual({ kind: 'ambiguous', readings: ['1.500', '1500'] }))

for (const typed of [
  '',
  ' ',
  '.',
  ',',
  '-',
  'cuarenta',
  '1e3',
  '0x10',
  'Infinity',
  '1-2',
  '--5',
  '1 5',
  '1 50',
  '12,34.50',
  '1,2,3',
  '1,234.567,89',
  '1.234,567.8',
  "1,234'567",
  '45 %',
  '$45',
  '٤٥',
]) {
  test(`"${typed}" is not a number`, () => expect(parseTypedNumber(typed)).toEqual({ kind: 'invalid' }))
}

for (const [typed, unit, plain] of [
  ['$45', USD, '45'],
  ['US$ 1,500.00', USD, '1500.00'],
  ['us$1.500,00', USD, '1500.00'],
  ['US $45', USD, '45'],
  ['U$S 45', USD, '45'],
  ['45 USD', USD, '45'],
  ['USD 45', USD, '45'],
  ['45$', USD, '45'],
  ['45\u00a0US$', USD, '45'],
  ['RD$ 1,500.00', DOP, '1500.00'],
  ['1500 pesos', DOP, '1500'],
  ['$1500', DOP, '1500'],
  ['€45', currency('EUR'), '45'],
  ['45 EUR', currency('EUR'), '45'],
  ['CA$ 45', currency('CAD'), '45'],
  ['$45', currency('CAD'), '45'],
  ['¥1500', currency('JPY'), '1500'],
  ['1,500', currency('JPY'), '1500'],
  ['45.555', USD, '45555'],
  ['45.5', currency('JPY'), '45.5'],
  ['15%', 'percent', '15'],
  ['12,5 %', 'percent', '12.5'],
  ['1,500', 'count', '1500'],
  ['1.000', 'count', '1000'],
  ['1,5', 'count', '1.5'],
] satisfies [string, NumberUnit, string][]) {
  test(`"${typed}" in ${unit} is ${plain}`, () =>
    expect(parseTypedNumber(typed, unit)).toEqual({ kind: 'number', plain }))
}

test('a dollar sign does not resolve an ambiguous number', () =>
  expect(parseTypedNumber('US$1,500', USD)).toEqual({
    kind: 'ambiguous',
    readings: ['1.500', '1500'],
  }))

for (const [plain, shown] of [
  ['45.50', '45.50'],
  ['0.500', '0.500'],
  ['1234.500', '1234.500'],
  ['45.000', '45'],
  ['45.125', '45.1250'],
  ['59.123', '59.1230'],
] as const) {
  test(`${plain} is shown as ${shown}, which is one number`, () => {
    expect(unambiguousNumber(plain)).toBe(shown)
    for (const unit of ['none', currency('TND')] satisfies NumberUnit[])
      expect(parseTypedNumber(shown, unit)).toEqual({ kind: 'number', plain: shown })
  })
}

for (const typed of ['RD$ 1,500.00', 'RD$1500', '1500 DOP', '1,500 pesos', '€45', '45 EUR', 'R D $ 5']) {
  test(`"${typed}" is not an amount in US dollars`, () =>
    expect(parseTypedNumber(typed, USD)).toEqual({ kind: 'other-currency' }))
}

for (const typed of ['US$ 45', '45 USD', '€45', '£45', '45 EUR', 'C$45']) {
  test(`"${typed}" is not an amount in Dominican pesos`, () =>
    expect(parseTypedNumber(typed, DOP)).toEqual({ kind: 'other-currency' }))
}
