import type { VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import type { ExtraRate, ListedPrice, Rates, Season } from '@nelly/domain/rates/rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { errorKeys, pageOf } from './error-keys.ts'

const rates: Rates = {
  ...DEFAULT_RATES,
  seasons: [{ id: 'alta' }, { id: 'baja' }] as Season[],
  extras: [...DEFAULT_RATES.extras, { code: 'cover', per: 'percent' } as ExtraRate],
  priceList: [{ code: 'cleaning' } as ListedPrice],
  prices: [{ vehicleId: 5 as VehicleId, season: 'alta', fromDays: 3, amount: dollars(60), perDays: 1 }],
}
const basePrices = { 5: dollars(45), 8: dollars(60) }

test.each([
  { field: 'rates.seasons.1.ranges.0.from', key: 'seasons.baja.ranges.0.from', page: 'seasons' },
  { field: 'rates.extras.0.maxAmount', key: 'extras.damage_waiver.maxAmount', page: 'extras' },
  { field: 'rates.extras.3.percent', key: 'extras.cover.percent', page: 'extras' },
  { field: 'rates.fees.1.name', key: 'fees.license_fee.name', page: 'fees' },
  { field: 'rates.fuel.serviceFee', key: 'fuel.serviceFee', page: 'terms' },
  { field: 'rates.priceList.0.name', key: 'priceList.cleaning.name', page: 'terms' },
  { field: 'rates.prices.0.amount', key: 'prices.5.3.alta', page: 'prices' },
  { field: 'prices.1.pricePerDay', key: 'prices.8.1.', page: 'prices' },
  { field: 'rates.tax.percent', key: 'tax.percent', page: 'fees' },
  { field: 'rates.rules.maxDays', key: 'rules.maxDays', page: 'rules' },
  { field: 'rates.rules.vehicles.0.vehicleId', key: 'rules.vehicles.0.vehicleId', page: 'rules' },
  { field: 'rates.drivers.maxAge', key: 'drivers.maxAge', page: 'rules' },
  { field: 'rates.days.partDays.1.upToHours', key: 'days.partDays.1.upToHours', page: 'fees' },
  { field: 'rates.cancellation.within.0.hours', key: 'cancellation.within.0.hours', page: 'terms' },
])('$field is shown at $key, on the page of $page', ({ field, key, page }) => {
  expect(errorKeys({ [field]: ['wrong'] }, { rates, basePrices })).toEqual({ [key]: 'wrong' })
  expect(pageOf(key)).toBe(page)
})
