import { currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type PriceCell, percent, type Rates } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import type { Edits } from '@nelly/domain/three-way-merge'
import { expect, test } from 'vitest'
import { withHighSeason } from '../seasons/season-edits.ts'
import { changedPrices, decided, mergeRates, type PricedRates } from './merge-rates.ts'

const cell = (fromDays: number, amount: number, season: string | null = null): PriceCell => ({
  vehicleId: 5 as VehicleId,
  season,
  fromDays,
  amount: dollars(amount),
  perDays: 1,
})
const BASE: Rates = { ...DEFAULT_RATES, tiers: [1, 3, 7], prices: [cell(3, 42)] }
const taxOf = (of: number) => ({ ...BASE.tax, percent: percent(of) })
const priced = (rates: Partial<Rates> = {}, pricePerDay = 45): PricedRates => ({
  ...{ ...BASE, ...rates },
  basePrices: { 5: dollars(pricePerDay), 6: dollars(90) },
})
const edits = (mine: PricedRates, theirs: PricedRates): Edits<PricedRates> => ({
  base: priced(),
  mine,
  theirs,
})
/** The rates of two edits where nothing had to be chosen. */
const merged = (of: Edits<PricedRates>) => decided(mergeRates(of), new Set())

test('changes of different parts are put together', () => {
  const { merged: rates, conflicts } = mergeRates(
    edits(priced({ tax: taxOf(16) }), priced({ prepayment: null, fees: [] })),
  )
  expect([rates.tax.percent, rates.fees, conflicts]).toEqual([1600, [], []])
})

test('the order of fields, in which stored rates differ from sent ones, is no change', () => {
  const turned = <V extends object>(of: V) => Object.fromEntries(Object.entries(of).toReversed()) as V
  const theirs = priced({ tax: turned(BASE.tax), prices: BASE.prices.map(turned), fees: [] })
  const { merged: rates, conflicts } = mergeRates(
    edits(priced({ tax: taxOf(16), prices: [cell(3, 40)] }), theirs),
  )
  expect([rates.tax.percent, rates.prices[0]?.amount, rates.fees, conflicts]).toEqual([1600, 4000, [], []])
})

test('where both changed a part, mine stays and it is a conflict', () => {
  const { merged: rates, conflicts } = mergeRates(
    edits(priced({ tax: taxOf(16) }), priced({ tax: taxOf(17) })),
  )
  expect([rates.tax.percent, conflicts]).toEqual([1600, ['tax']])
})

test('the same change of both is no conflict', () =>
  expect(mergeRates(edits(priced({ tax: taxOf(16) }), priced({ tax: taxOf(16) }))).conflicts).toEqual([]))

test('prices are put together cell by cell', () => {
  const { merged: rates, conflicts } = mergeRates(
    edits(priced({ prices: [cell(3, 42), cell(7, 35)] }), priced({ prices: [cell(3, 40)] })),
  )
  expect([rates.prices, conflicts]).toEqual([[cell(3, 40), cell(7, 35)], []])
  const { conflicts: ofOne } = mergeRates(edits(priced({ prices: [] }), priced({ prices: [cell(3, 40)] })))
  expect(ofOne).toEqual(['prices'])
})

test('cells of a tier that the other removed go with it', () =>
  expect(
    merged(edits(priced({ prices: [cell(3, 42), cell(7, 35)] }), priced({ tiers: [1, 3] }))).prices,
  ).toEqual([cell(3, 42)]))

test("whoever takes the others' seasons gets their prices too, and keeps none of a season that is gone", () => {
  const own = withHighSeason(BASE, { es: 'Mía', en: 'Mine' })
  const other = withHighSeason(BASE, { es: 'Suya', en: 'Theirs' })
  const [mine, theirs] = [own.seasons[0]?.id ?? '', other.seasons[0]?.id ?? '']
  const of = edits(
    priced({ ...own, prices: [cell(3, 42), cell(3, 50, mine)] }),
    priced({ ...other, prices: [cell(3, 42), cell(3, 60, theirs)] }),
  )
  const found = mergeRates(of)
  expect(found.conflicts).toEqual(['seasons'])
  expect(decided(found, new Set(['seasons'])).prices).toEqual([cell(3, 42), cell(3, 60, theirs)])
  expect(decided(found, new Set()).prices).toEqual([cell(3, 42), cell(3, 50, mine)])
})

test("the price per day of a vehicle that both changed is a conflict, and the others' can be taken", () => {
  const of = edits(priced({}, 50), priced({}, 48))
  const found = mergeRates(of)
  expect(found.conflicts).toEqual(['basePrices'])
  expect(changedPrices(decided(found, new Set()), of.theirs)).toEqual({ 5: dollars(50) })
  expect(changedPrices(decided(found, new Set(['basePrices'])), of.theirs)).toEqual({})
  expect(merged(edits(priced({}, 50), priced())).basePrices[5]).toBe(dollars(50))
  expect(merged(edits(priced(), priced({}, 48))).basePrices[5]).toBe(dollars(48))
})

test('a price per day that was changed in the currency before is not kept', () => {
  const of = edits(priced({}, 50), priced({ currency: currency('JPY') }))
  expect(mergeRates(of).conflicts).toEqual([])
  expect(merged(of).basePrices[5]).toBe(dollars(45))
})

test('what I typed in the currency before is asked about, and what I left alone is theirs', () => {
  const of = edits(
    priced({ oneWay: { amount: dollars(12), pairs: [] } }),
    priced({ currency: currency('DOP') }),
  )
  expect(mergeRates(of).conflicts).toEqual(['oneWay'])
  expect(mergeRates({ ...of, mine: priced() }).conflicts).toEqual([])
})

test('a price per day that others set in the currency before is not taken over into mine', () => {
  const inPesos = (prices: object) => ({
    ...priced({ currency: currency('DOP') }),
    basePrices: { ...prices },
  })
  const theirs = { ...priced({}, 48), basePrices: { 5: dollars(48), 6: dollars(90), 7: dollars(30) } }
  const of = edits(inPesos({ 5: dollars(2700) }), theirs)
  expect(mergeRates(of).conflicts).toEqual([])
  expect(changedPrices(merged(of), of.theirs)).toEqual({ 5: dollars(2700) })
})

test('prices of the same new currency are put together, and whoever takes another one takes its prices', () => {
  const pricedIn = (code: string, basePrices: PricedRates['basePrices']): PricedRates => ({
    ...priced({ currency: currency(code) }),
    basePrices,
  })
  const mine = pricedIn('DOP', { 5: dollars(2700) })
  const both = edits(mine, pricedIn('DOP', { 5: dollars(2800), 6: dollars(5400) }))
  const found = mergeRates(both)
  expect(found.conflicts).toEqual(['basePrices'])
  expect(decided(found, new Set()).basePrices).toEqual({ 5: dollars(2700), 6: dollars(5400) })
  const apart = edits(mine, pricedIn('EUR', { 5: dollars(40), 6: dollars(80) }))
  expect(mergeRates(apart).conflicts).toEqual(['currency'])
  expect(merged(apart).basePrices).toEqual({ 5: dollars(2700) })
  expect(decided(mergeRates(apart), new Set(['currency'])).basePrices).toEqual(apart.theirs.basePrices)
})

test('a price per day that is emptied in another currency is none: its stored number does not stay', () => {
  const inYen = { ...priced({ currency: currency('JPY') }), basePrices: { 5: minorUnits(5000) } }
  expect(changedPrices(inYen, priced())).toEqual({ 5: 5000 })
})

test('a price per day as it is stored is no change; in another currency every price is saved', () => {
  expect(changedPrices(priced(), priced())).toEqual({})
  expect(changedPrices(priced({ currency: currency('DOP') }), priced())).toEqual(priced().basePrices)
})
