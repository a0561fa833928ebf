import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../wall-clock.ts'
import { duePapers } from './papers.ts'
import { isPlate, plateKey } from './plate.ts'
import { isLowerReading, isModelYear, isOutOfService, looksLikeVin, UNKNOWN_UNIT } from './unit.ts'

const day = (text: string) => text as CalendarDate
const today = day('2027-05-10')

describe('two plates are the same', () => {
  for (const [one, other, is] of [
    ['A123456', 'a-123 456', true],
    ['A123456', 'Ａ123456', true],
    ['G 045.112', 'G045112', true],
    ['A123456', 'A123457', false],
    ['É123', 'E123', false],
  ] as const)
    test(`${one} and ${other}: ${is}`, () => expect(plateKey(one) === plateKey(other)).toBe(is))

  test('a text without a letter or digit is none', () =>
    expect([' - ', '·', '7'].map(isPlate)).toEqual([false, false, true]))
})

describe('a VIN has 17 letters and digits without I, O and Q', () => {
  for (const [vin, is] of [
    ['KNAB2512AMT123456', true],
    ['knab2512amt123456', true],
    ['KNAB2512AMT12345', false],
    ['KNAB2512AMT12345O', false],
    ['INAB2512AMT123456', false],
    ['QNAB2512AMT123456', false],
  ] as const)
    test(`${vin}: ${is}`, () => expect(looksLikeVin(vin)).toBe(is))
})

describe('on 10 May 2027 a model year', () => {
  for (const [year, is] of [
    [1949, false],
    [1950, true],
    [2027, true],
    [2028, true],
    [2029, false],
  ] as const)
    test(`${year}: ${is}`, () => expect(isModelYear(year, today)).toBe(is))
})

describe('on 10 May 2027 a paper that is valid until', () => {
  for (const [until, is] of [
    ['2027-05-09', 'expired'],
    ['2027-05-10', 'soon'],
    ['2027-06-09', 'soon'],
    ['2027-06-10', 'valid'],
  ] as const)
    test(`${until}: ${is}`, () => {
      const [due] = duePapers({ ...UNKNOWN_UNIT, insuranceUntil: day(until) }, today)
      expect(due ? (due.isExpired ? 'expired' : 'soon') : 'valid').toBe(is)
    })

  test('the earliest comes first, and unknown ones are not named', () => {
    const expiries = { ...UNKNOWN_UNIT, insuranceUntil: day('2027-05-20'), marbeteUntil: day('2027-01-31') }
    expect(duePapers(expiries, today).map(({ paper }) => paper)).toEqual(['marbete', 'insurance'])
  })
})

describe('an odometer reading is lower', () => {
  for (const [reading, last, is] of [
    [99, 100, true],
    [100, 100, false],
    [null, 100, false],
    [5, null, false],
  ] as const)
    test(`${reading} after ${last}: ${is}`, () => expect(isLowerReading(reading, last)).toBe(is))
})

test('a unit is out of service from its day on', () => {
  const from = (outFrom: string | null) =>
    isOutOfService({ outFrom: outFrom === null ? null : day(outFrom) }, today)
  expect([from(null), from('2027-05-10'), from('2027-05-11')]).toEqual([false, true, false])
})
