import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import {
  withCopiedSeason,
  withHighSeason,
  withMovedSeason,
  withNewSeason,
  withoutSeason,
} from './season-edits.ts'

const HIGH = { es: 'Alta', en: 'High' }
const high = withHighSeason(DEFAULT_RATES, HIGH)
const price = { vehicleId: 5 as VehicleId, fromDays: 1, perDays: 1 as const }
const priced = { ...high, prices: [{ ...price, season: 'season-1', amount: dollars(45.45) }] }

test('the proposed season is from December to April, 25 % above the base price', () =>
  expect(high.seasons).toMatchObject([
    { id: 'season-1', name: HIGH, percent: percent(25), ranges: [{ from: '12-01', to: '04-30' }] },
  ]))

test('a copied season comes after its original, with its prices and percent raised by a tenth', () => {
  const { seasons, prices } = withCopiedSeason(priced, 'season-1', { es: 'Pico', en: 'Peak' }, percent(10))
  expect(seasons.map(({ id, percent }) => [id, percent])).toEqual([
    ['season-1', 2500],
    ['season-2', 3750],
  ])
  expect(prices.map(({ season, amount }) => [season, amount])).toEqual([
    ['season-1', 4545],
    ['season-2', 5000],
  ])
})

test('a new season comes first, so that it wins its days', () => {
  const { seasons } = withNewSeason(high, 'season-2', { es: 'Nueva', en: 'New' })
  expect(seasons.map(({ id }) => id)).toEqual(['season-2', 'season-1'])
})

test('an id is not used twice, even after a season in between was deleted', () => {
  const two = withHighSeason(high, HIGH)
  const { rates } = withoutSeason({ rates: two, basePrices: {}, unread: {} }, 'season-1')
  const ids = withHighSeason(rates, HIGH).seasons.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

test('seasons are moved one place, and not beyond the ends of the list', () => {
  const two = withHighSeason(high, HIGH)
  expect(withMovedSeason(two, 0, 1).seasons.map(({ id }) => id)).toEqual(['season-2', 'season-1'])
  expect(withMovedSeason(two, 0, -1)).toBe(two)
  expect(withMovedSeason(two, 1, 2)).toBe(two)
})

test('a deleted season takes its prices, and what was typed into them, with it', () => {
  const unread = { 'prices.5.1.season-1': '1,500', 'prices.5.1.': 'x', 'seasons.season-1.percent': '1.500' }
  const work = withoutSeason({ rates: priced, basePrices: {}, unread }, 'season-1')
  expect([work.rates.seasons, work.rates.prices, work.unread]).toEqual([[], [], { 'prices.5.1.': 'x' }])
})
