import { expect, test } from 'vitest'
import type { PlaceId, VehicleId } from '../ids.ts'
import { openFrom, place } from '../rules/testing/requests.ts'
import { dollars } from '../testing/dollars.ts'
import { DEFAULT_RATES } from './default-rates.ts'
import { possibleFees } from './possible-fees.ts'
import type { FeeRate, Rates } from './rates.ts'
import { VEHICLE } from './testing/wishes.ts'

const [always] = DEFAULT_RATES.fees as [FeeRate]
const other = (VEHICLE + 1) as VehicleId
const fee = (code: string, changes: Partial<FeeRate>): FeeRate => ({ ...always, code, ...changes })
const fees = [
  always,
  fee('airport', { when: 'place', places: [1 as PlaceId] }),
  fee('young', { when: 'driver_age', ages: { from: 21, to: 24 } }),
  fee('second', { when: 'additional_driver', vehicles: [other] }),
]
const oneWay: Rates['oneWay'] = {
  amount: dollars(50),
  pairs: [
    { from: 1 as PlaceId, to: 2 as PlaceId, amount: dollars(20), forbidden: false },
    { from: 2 as PlaceId, to: 1 as PlaceId, amount: dollars(90), forbidden: true },
  ],
}
const office = place(1, 'Oficina', {
  outside: { pickup: [{ ...openFrom('18:00-22:00'), amount: dollars(30) }], return: [] },
})
const both = [office, place(2, 'Playa')]

const told = (about: Partial<Parameters<typeof possibleFees>[1]>) => {
  const found = possibleFees({ fees, oneWay }, { vehicle: null, places: both, hasTrip: false, ...about })
  return { ...found, fees: found.fees.map(({ code }) => code) }
}

test('without a trip all fees may be charged but those that always are', () =>
  expect(told({})).toEqual({
    fees: ['airport', 'young', 'second'],
    oneWay: { least: dollars(20), most: dollars(50) },
    outOfHours: { least: dollars(30), most: dollars(30) },
  }))

test('a fee of other vehicles may not be', () =>
  expect(told({ vehicle: VEHICLE }).fees).toEqual(['airport', 'young']))

test('a fee of places that the landing does not have may not be', () =>
  expect(told({ places: [both[1] as (typeof both)[number]] }).fees).toEqual(['young', 'second']))

test('a trip has the fees of its places in its price: only those of its drivers are open', () =>
  expect(told({ hasTrip: true })).toEqual({ fees: ['young', 'second'], oneWay: null, outOfHours: null }))

test('a landing with one place has no return elsewhere', () =>
  expect(told({ places: [office] }).oneWay).toBeNull())

test('the default rates have nothing that may be charged besides', () =>
  expect(possibleFees(DEFAULT_RATES, { vehicle: null, places: [], hasTrip: false })).toEqual({
    fees: [],
    oneWay: null,
    outOfHours: null,
  }))
