import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import {
  newId,
  withCopiedSeason,
  withHighSeason,
  withMovedSeason,
  withNewSeason,
  withoutSeason,
} from './season-edits.ts'

const HIGH = { es: 'Alta', en: 'High' }
const high = withHighSeason(DEFAULT_RATES, HIGH)
const price = { vehicleId: 5 as VehicleId, fromDays: 1, perDays: 1 as const }
const ID = high.seasons[0]?.id ?? ''
const priced = { ...high, prices: [{ ...price, season: ID, amount: dollars(45.45) }] }

test('the proposed season is from December to April, 25 % above the base price', () =>
  expect(high.seasons).toMatchObject([
    { name: HIGH, percent: percent(25), ranges: [{ from: '12-01', to: '04-30' }] },
  ]))

test('a copied season comes after its original, with its prices and percent raised by a tenth', () => {
  const { seasons, prices } = withCopiedSeason(priced, ID, { es: 'Pico', en: 'Peak' }, percent(10))
  const copy = seasons[1]?.id
  expect(seasons.map(({ id, percent }) => [id, percent])).toEqual([
    [ID, 2500],
    [copy, 3750],
  ])
  expect(prices.map(({ season, amount }) => [season, amount])).toEqual([
    [ID, 4545],
    [copy, 5000],
  ])
})

test('a new season comes first, so that it wins its days', () => {
  const { seasons } = withNewSeason(high, 'season-2', { es: 'Nueva', en: 'New' })
  expect(seasons.map(({ id }) => id)).toEqual(['season-2', ID])
})

test('the id of a deleted season, or of one that somebody else adds, does not come again', () => {
  const { rates } = withoutSeason({ rates: high, basePrices: {}, unread: {} }, ID)
  expect(withHighSeason(rates, HIGH).seasons[0]?.id).not.toBe(ID)
  expect(newId('offer')).toMatch(/^offer-[a-z0-9]+$/)
})

test('seasons are moved one place, and not beyond the ends of the list', () => {
  const two = withHighSeason(high, HIGH)
  expect(withMovedSeason(two, 0, 1).seasons).toEqual(two.seasons.toReversed())
  expect(withMovedSeason(two, 0, -1)).toBe(two)
  expect(withMovedSeason(two, 1, 2)).toBe(two)
})

test('a deleted season takes its prices, and what was typed into them, with it', () => {
  const unread = { [`prices.5.1.${ID}`]: '1,500', 'prices.5.1.': 'x', [`seasons.${ID}.percent`]: '1.500' }
  const work = withoutSeason({ rates: priced, basePrices: {}, unread }, ID)
  expect([work.rates.seasons, work.rates.prices, work.unread]).toEqual([[], [], { 'prices.5.1.': 'x' }])
})
