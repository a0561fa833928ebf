import type { Season } from '@nelly/domain/rates/rates'
import { expect, test } from 'vitest'
import { daysOf, monthsOf, runsOf } from './season-days.ts'

test('a year has all of its days, a leap day among them', () => {
  expect(daysOf(2027)).toHaveLength(365)
  expect(daysOf(2028)).toContain('2028-02-29')
  expect(monthsOf(2028).map((days) => days.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
})

test('days with the same season are one run', () => {
  const high = { id: 'high' } as Season
  const runs = runsOf(daysOf(2028), (day) => (day >= '2028-01-20' && day <= '2028-03-05' ? high : null))
  expect(runs.map(({ from, to, season, days }) => [from, to, season, days])).toEqual([
    ['2028-01-01', '2028-01-19', null, 19],
    ['2028-01-20', '2028-03-05', 'high', 46],
    ['2028-03-06', '2028-12-31', null, 301],
  ])
})
