import { currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { PriceCell } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { withBasePrices } from '../editor/base-prices.ts'
import { withUnpriced } from '../editor/with-unpriced.ts'
import { pastedCells, withCells, withReadings, withTiers } from './price-cells.ts'

const CAR = { id: 5 as VehicleId, name: 'Kia Rio', pricePerDay: dollars(45) }
const VAN = { id: 6 as VehicleId, name: 'Kia Carnival', pricePerDay: dollars(90) }
const cell = (of: string | null, fromDays: number, amount: number): PriceCell => ({
  vehicleId: CAR.id,
  season: of,
  fromDays,
  amount: dollars(amount),
  perDays: 1,
})
const work = (prices: PriceCell[] = []) => ({
  rates: { ...DEFAULT_RATES, tiers: [1, 3, 7], prices },
  basePrices: {},
  unread: {},
})

test('typing sets a price, and emptying removes it', () => {
  const place = { vehicleId: CAR.id, season: 'alta', fromDays: 1 }
  const typed = withCells(work(), [{ place, text: '60' }], ',')
  expect(typed.rates.prices).toEqual([cell('alta', 1, 60)])
  expect(withCells(typed, [{ place, text: '' }], ',').rates.prices).toEqual([])
})

test('a price with two readings is not guessed, and the price before it stays', () => {
  const place = { vehicleId: CAR.id, season: 'alta', fromDays: 1 }
  const typed = withCells(work([cell('alta', 1, 60)]), [{ place, text: '1,500' }], ',')
  expect(typed.rates.prices).toEqual([cell('alta', 1, 60)])
  expect(Object.values(typed.unread)).toEqual(['1,500'])
  expect(withCells(typed, [{ place, text: '1500' }], ',').unread).toEqual({})
})

test('one answer settles all cells with two readings, and leaves what is no price', () => {
  const at = (fromDays: number) => ({ place: { vehicleId: CAR.id, season: 'alta', fromDays } })
  const pasted = withCells(
    work(),
    [
      { ...at(1), text: '1,500' },
      { ...at(3), text: '1.400' },
      { ...at(7), text: 'x' },
    ],
    ',',
  )
  const settled = withReadings(pasted, [at(1), at(3), at(7)], 1, ',')
  expect(settled.rates.prices).toEqual([cell('alta', 1, 1500), cell('alta', 3, 1400)])
  expect(Object.values(settled.unread)).toEqual(['x'])
})

test("two readings of a price for seven days are no price of a vehicle's day", () => {
  const own = { place: { vehicleId: CAR.id, season: null, fromDays: 1 } }
  const typed = withCells(work(), [{ ...own, text: '1,500/7' }], ',')
  expect(withReadings(typed, [own], 1, ',')).toEqual(typed)
})

test("the first column is the vehicles' own prices, which are no cells of the rates", () => {
  const place = { vehicleId: CAR.id, season: null, fromDays: 1 }
  const typed = withCells(work(), [{ place, text: '48' }], ',')
  expect([typed.rates.prices, typed.basePrices]).toEqual([[], { 5: dollars(48) }])
  expect(withBasePrices([CAR, VAN], typed.basePrices).map(({ pricePerDay }) => pricePerDay)).toEqual([
    4800, 9000,
  ])
  expect(withCells(typed, [{ place, text: '' }], ',').basePrices).toEqual({})
  expect(Object.values(withCells(typed, [{ place, text: '300/7' }], ',').unread)).toEqual(['300/7'])
})

test('in another currency the price per day of each vehicle without one in it is asked for, also once it is emptied', () => {
  const stored = { ...work().rates, basePrices: { 5: dollars(45), 6: dollars(90) } }
  const own = { vehicleId: CAR.id, season: null, fromDays: 1 }
  const inPesos = { ...work(), rates: { ...work().rates, currency: currency('DOP') } }
  const unreadOf = (now: typeof inPesos) => withUnpriced(now as never, stored).unread
  expect(unreadOf(inPesos)).toEqual({ 'prices.5.1.': '', 'prices.6.1.': '' })
  const typed = withCells(inPesos, [{ place: own, text: '2700' }], '.')
  expect(withUnpriced(typed, stored).unread).toEqual({ 'prices.6.1.': '' })
  const emptied = withCells(typed, [{ place: own, text: '' }], '.')
  expect(withUnpriced(emptied, stored).unread).toEqual({ 'prices.5.1.': '', 'prices.6.1.': '' })
  expect(withUnpriced(work(), stored).unread).toEqual({})
})

test('a pasted block fills cells to the right and down, and what is beyond the table is left out', () => {
  const block = [
    ['60', '56', '52', '50'],
    ['90', '85', '80', '75'],
    ['1', '1', '1', '1'],
  ]
  const cells = pastedCells(block, { vehicleId: CAR.id, season: 'alta', fromDays: 3 }, [CAR, VAN], [1, 3, 7])
  expect(cells.map(({ place, text }) => [place.vehicleId, place.fromDays, text])).toEqual([
    [5, 3, '60'],
    [5, 7, '56'],
    [6, 3, '90'],
    [6, 7, '85'],
  ])
})

test('tiers are sorted and begin with one day; cells of a removed one go with it', () => {
  const tiered = withTiers(work([cell('alta', 3, 56), cell('alta', 7, 52)]), [14, 7])
  expect(tiered.rates.tiers).toEqual([1, 7, 14])
  expect(tiered.rates.prices).toEqual([cell('alta', 7, 52)])
})
