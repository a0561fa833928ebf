import { expect, test } from 'vitest'
import type { PlaceId, VehicleId } from '../ids.ts'
import { dollars } from '../testing/dollars.ts'
import type { Offer } from './rates.ts'
import { fromStored } from './stored-rates.ts'
import { cell, extraRate, feeRate, offer, ratesWith, season, VEHICLE } from './testing/wishes.ts'
import { withCopiedVehicle } from './with-copied-vehicle.ts'
import { withIds } from './with-ids.ts'

const KIA = VEHICLE
const GONE = 6 as VehicleId
const AIRPORT = 1 as PlaceId
const HOTEL = 2 as PlaceId
const vehicles = [GONE, KIA]
const forVehicle = (vehicleId: VehicleId | null) => ({ vehicleId, amount: dollars(300) })

const rates = ratesWith({
  seasons: [season('alta', {})],
  prices: [cell(1, 60, { season: 'alta', vehicleId: GONE }), cell(1, 70, { season: 'alta' })],
  extras: [extraRate({ vehicles }), extraRate({ code: 'gps', vehicles: [GONE] })],
  fees: [feeRate({ when: 'place', places: [HOTEL, AIRPORT], vehicles })],
  oneWay: {
    amount: dollars(0),
    pairs: [
      { from: AIRPORT, to: HOTEL, amount: dollars(5), forbidden: false },
      { from: HOTEL, to: AIRPORT, amount: null, forbidden: true },
    ],
  },
  drivers: {
    askAge: true,
    minAge: 21,
    maxAge: null,
    licenseYears: null,
    vehicles: [
      { vehicleId: GONE, minAge: 25 },
      { vehicleId: KIA, minAge: 23 },
    ],
  },
  offers: [offer('early', { vehicles })],
  deposit: [forVehicle(null), forVehicle(GONE), forVehicle(KIA)],
  mileage: [{ vehicleId: GONE, kmPerDay: 100, perExtraKm: null }],
})

test('what rates say of a vehicle or place that is gone is left out, and told', () => {
  const { rates: left, missing } = withIds(rates, {
    vehicle: (id) => (id === GONE ? undefined : id),
    place: (id) => (id === HOTEL ? undefined : id),
  })
  expect(missing.map(({ path, id }) => [path, id])).toEqual([
    ['prices.0.vehicleId', 6],
    ['extras.0.vehicles.0', 6],
    ['extras.1.vehicles.0', 6],
    ['fees.0.vehicles.0', 6],
    ['fees.0.places.0', 2],
    ['oneWay.pairs.0.to', 2],
    ['oneWay.pairs.1.from', 2],
    ['drivers.vehicles.0.vehicleId', 6],
    ['offers.0.vehicles.0', 6],
    ['deposit.1.vehicleId', 6],
    ['mileage.0.vehicleId', 6],
  ])
  expect(left).toMatchObject({
    prices: [{ vehicleId: KIA }],
    fees: [{ places: [AIRPORT], vehicles: [KIA] }],
    oneWay: { pairs: [] },
    drivers: { vehicles: [{ vehicleId: KIA }] },
    offers: [{ vehicles: [KIA] }],
    deposit: [{ vehicleId: null }, { vehicleId: KIA }],
    mileage: [],
  })
})

test('an extra for one vehicle alone is for none, not for all, once that vehicle is gone', () => {
  const { rates: left } = withIds(rates, { vehicle: () => undefined, place: (id) => id })
  expect(left.extras.map(({ vehicles }) => vehicles)).toEqual([[], []])
})

test('rates say of the copy of a vehicle what they say of the vehicle', () => {
  const COPY = 9 as VehicleId
  const copied = withCopiedVehicle(rates, GONE, COPY)
  const { missing } = withIds(copied, {
    vehicle: (id) => (id === COPY ? undefined : id),
    place: (id) => id,
  })
  expect(missing.map(({ path }) => path)).toEqual([
    'prices.2.vehicleId',
    'extras.0.vehicles.2',
    'extras.1.vehicles.1',
    'fees.0.vehicles.2',
    'drivers.vehicles.2.vehicleId',
    'offers.0.vehicles.2',
    'deposit.3.vehicleId',
    'mileage.1.vehicleId',
  ])
  expect(copied.prices.at(-1)).toEqual({ ...rates.prices[0], vehicleId: COPY })
})

test('rates that say nothing of a vehicle stay as they are when it is copied', () => {
  expect(withCopiedVehicle(rates, 7 as VehicleId, 8 as VehicleId)).toBe(rates)
})

test('stored rates without newer fields charge nothing that they did not', () => {
  const { extras, fees, mileage, rules, ...stored } = rates
  const filled = fromStored({ ...stored, rules: { minDays: 2 } as typeof rules })
  expect(filled).toMatchObject({ extras: [], fees: [], mileage: [], rules: { minDays: 2, maxDays: 365 } })
  expect(fromStored(rates)).toEqual(rates)
  const [{ isOn: _, ...older }] = [offer('older', {})]
  expect(fromStored({ offers: [older as Offer] }).offers).toEqual([offer('older', { isOn: true })])
})
