import type { DateRange } from '@nelly/domain/rates/rates'
import { expect, test } from 'vitest'
import { everyYear, inYear } from './range-years.ts'

const range = (from: string, to: string) => ({ from, to }) as DateRange

test.each([
  { yearly: range('04-01', '04-30'), year: 2026, dated: range('2026-04-01', '2026-04-30') },
  { yearly: range('12-20', '01-05'), year: 2026, dated: range('2026-12-20', '2027-01-05') },
  { yearly: range('02-01', '02-29'), year: 2026, dated: range('2026-02-01', '2026-02-28') },
  { yearly: range('02-29', '03-03'), year: 2028, dated: range('2028-02-29', '2028-03-03') },
  { yearly: range('12-20', '02-29'), year: 2027, dated: range('2027-12-20', '2028-02-29') },
])(
  '$yearly.from to $yearly.to of every year is $dated.from to $dated.to in $year',
  ({ yearly, year, dated }) => expect(inYear(yearly, year)).toEqual(dated),
)

test('a range of one year is taken for every year', () =>
  expect(everyYear(range('2026-12-20', '2027-01-05'))).toEqual(range('12-20', '01-05')))
