import { expect, test } from 'vitest'
import type { CalendarDate } from '../wall-clock.ts'
import type { Season, YearlyDate } from './rates.ts'
import { dayNumber, MOST_DAYS, seasonFinder } from './season-of-day.ts'
import { season } from './testing/wishes.ts'

const yearly = (from: string, to: string) => ({ from: from as YearlyDate, to: to as YearlyDate })
const dated = (from: string, to: string) => ({ from: from as CalendarDate, to: to as CalendarDate })
const day = (date: string) => dayNumber(date as CalendarDate)

for (const { what, ranges, held, missed } of [
  {
    what: 'from 24 to 26 December of each year',
    ranges: [yearly('12-24', '12-26')],
    held: ['2027-12-24', '2027-12-26', '2031-12-25'],
    missed: ['2027-12-23', '2027-12-27'],
  },
  {
    what: 'across the end of each year',
    ranges: [yearly('12-15', '01-15')],
    held: ['2027-12-15', '2027-12-31', '2028-01-01', '2028-01-15'],
    missed: ['2027-12-14', '2028-01-16', '2028-06-01'],
  },
  {
    what: 'in one year',
    ranges: [dated('2027-07-01', '2028-01-31')],
    held: ['2027-07-01', '2028-01-31'],
    missed: ['2027-06-30', '2028-02-01', '2028-07-01'],
  },
  {
    what: 'up to 29 February, which is the 28th in other years',
    ranges: [yearly('02-01', '02-29')],
    held: ['2027-02-28', '2028-02-29'],
    missed: ['2027-03-01', '2028-03-01'],
  },
  {
    what: 'from 29 February, which is the 28th in other years',
    ranges: [yearly('02-29', '03-10')],
    held: ['2027-02-28', '2028-02-29'],
    missed: ['2027-02-27', '2028-02-28', '2027-03-11'],
  },
  {
    what: 'all year, from 29 February to the 28th of the next',
    ranges: [yearly('02-29', '02-28')],
    held: ['2027-02-28', '2027-03-01', '2027-02-27', '2028-02-29'],
    missed: [],
  },
  {
    what: 'in two ranges',
    ranges: [yearly('01-01', '01-02'), yearly('06-01', '06-02')],
    held: ['2027-01-02', '2027-06-01'],
    missed: ['2027-01-03', '2027-05-31'],
  },
  {
    what: 'without ranges, always',
    ranges: [],
    held: ['1900-01-01', '2027-05-10', '2199-12-31'],
    missed: [],
  },
]) {
  test(`a season ${what}`, () => {
    const find = seasonFinder([season('one', { ranges })])
    expect(held.filter((date) => find(day(date)) === null)).toEqual([])
    expect(missed.filter((date) => find(day(date)) !== null)).toEqual([])
  })
}

test('a season of Fridays and Saturdays holds on those alone, before 1970 too', () => {
  const find = seasonFinder([season('weekend', { weekdays: [5, 6] })])
  // 10 May 2027 and 1 December 1969 were Mondays.
  for (const monday of [day('2027-05-10'), day('1969-12-01')]) {
    const week = [0, 1, 2, 3, 4, 5, 6].map((n) => find(monday + n) !== null)
    expect(week).toEqual([false, false, false, false, true, true, false])
  }
})

// Rule of "An operator's own prices": domain/rates/season-of-day.ts, domain/rates/unit-price.ts, domain/rates/rental-lines.ts, domain/rates/unit-price.test.ts
test('the first season in the list that holds a day has it', () => {
  const christmas = season('navidad', { ranges: [yearly('12-24', '12-26')] })
  const high = season('alta', { ranges: [yearly('12-15', '01-15')] })
  const winners = (seasons: Season[]) =>
    ['2027-12-23', '2027-12-25', '2028-02-01'].map((date) => seasonFinder(seasons)(day(date))?.id ?? null)
  expect(winners([christmas, high])).toEqual(['alta', 'navidad', null])
  expect(winners([high, christmas])).toEqual(['alta', 'alta', null])
})

test('days are looked for once, and forgotten when there are too many', () => {
  let looks = 0
  const counted = {
    ...season('all', {}),
    get weekdays() {
      looks++
      return null
    },
  }
  const find = seasonFinder([counted])
  find(1)
  find(1)
  expect(looks).toBe(1)
  for (let n = 2; n <= MOST_DAYS + 1; n++) find(n)
  find(1)
  expect(looks).toBe(MOST_DAYS + 2)
})
