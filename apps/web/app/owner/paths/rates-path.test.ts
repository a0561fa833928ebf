import { expect, test } from 'vitest'
import { seasonOf } from './rates-path.ts'

test.each([
  { field: 'seasons.alta.ranges.0.from', season: 'alta' },
  { field: 'prices.5.3.alta', season: 'alta' },
  { field: 'prices.5.3.', season: undefined },
  { field: 'seasons', season: undefined },
  { field: 'tax.percent', season: undefined },
])('$field leads to the season $season', ({ field, season }) => expect(seasonOf({ field })).toBe(season))
