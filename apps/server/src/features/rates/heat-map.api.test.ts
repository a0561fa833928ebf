import { USD } from '@nelly/domain/currency'
import { HEAT_MAP_DAYS, HEAT_MAP_LENGTHS, heatCell } from '@nelly/domain/heat-map/heat-map'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { minorUnits, toMajorUnits } from '@nelly/domain/money'
import { ALWAYS_OPEN } from '@nelly/domain/places/opening-hours'
import { compileRates } from '@nelly/domain/rates/compile-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import { anyRates } from '@nelly/domain/rates/testing/any-rates'
import { withIds } from '@nelly/domain/rates/with-ids'
import { type ClockTime, dateOf, timeOf, wallClockIn } from '@nelly/domain/wall-clock'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

const DOCUMENTS = 10
const CELLS_OF_EACH = 20

/** Random rates with random rules beside their prices. */
const anyDocument: fc.Arbitrary<Rates> = fc
  .record({
    rates: anyRates,
    rules: fc.record({
      leadMinutes: fc.constantFrom(0, 60, 20 * 24 * 60),
      horizonDays: fc.constantFrom(null, 250),
      minDays: fc.constantFrom(1, 1, 3),
      maxDays: fc.constantFrom(28, 365),
    }),
    minAge: fc.constantFrom(null, 25),
    noPickup: fc.subarray([1, 7] as const),
    forbidden: fc.boolean(),
  })
  .map(({ rates, rules, minAge, noPickup, forbidden }) => ({
    ...rates,
    currency: USD,
    display: null,
    mileage: [],
    deposit: [],
    // Codes are not typed, and an amount of nothing is no offer.
    offers: rates.offers.filter(({ kind, amount }) => kind !== 'code' && amount !== 0),
    // The price from the first day outside of seasons is the vehicle's own.
    prices: rates.prices.filter(({ season, fromDays }) => season !== null || fromDays > 1),
    rules: { ...rates.rules, ...rules },
    drivers: { ...rates.drivers, minAge },
    seasons: rates.seasons.map((season) => ({ ...season, noPickup })),
    oneWay: {
      ...rates.oneWay,
      pairs: soundPairs(rates).map((pair) => ({
        ...pair,
        forbidden,
        amount: forbidden ? null : (pair.amount ?? minorUnits(0)),
      })),
    },
  }))

/** Each pair once, between two places. */
const soundPairs = ({ oneWay: { pairs } }: Rates) =>
  pairs.filter(
    ({ from, to }, n) =>
      from !== to && pairs.findIndex((other) => other.from === from && other.to === to) === n,
  )

const anyCell = fc.record({
  n: fc.nat({ max: HEAT_MAP_DAYS - 1 }),
  days: fc.integer({ min: 1, max: HEAT_MAP_LENGTHS }),
  pickup: fc.nat({ max: 2 }),
  back: fc.nat({ max: 2 }),
  driverAge: fc.constantFrom(null, 22, 40),
})

test('cells of heat maps by random rates are as visitors are quoted', async () => {
  const started = await startTestApp()
  const owner = await signedInOwner(started)
  const landing = await addLanding(started.parts, owner)
  const [kia, suv] = [await addVehicle(started.parts, landing), await addVehicle(started.parts, landing)]
  const owned = (method: 'PUT' | 'POST', path: string, payload: object) =>
    owner.call(method, `/landings/${landing}${path}`, payload)
  const places: { id: PlaceId; name: string }[] = []
  for (const name of ['Aeropuerto', 'Hotel', 'Oficina']) {
    places.push({ id: (await owned('POST', '/places', { name })).json().id, name })
  }
  const now = wallClockIn('America/Santo_Domingo', started.clock.now())

  const documents = fc.sample(
    fc.tuple(anyDocument, fc.array(anyCell, { minLength: CELLS_OF_EACH, maxLength: CELLS_OF_EACH })),
    {
      numRuns: DOCUMENTS,
      seed: 17,
    },
  )
  const seen = new Set<string>()
  for (const [revision, [document, cells]] of documents.entries()) {
    const { rates } = withIds(document, {
      vehicle: (id) => (id === (5 as VehicleId) ? kia : suv),
      place: (id) => places[id - 1]?.id,
    })
    const saved = await owned('PUT', '/rates', { revision, rates })
    expect(saved.statusCode, saved.body).toBe(200)
    const compiled = compileRates(rates)
    const { currency } = rates
    for (const { n, days, pickup, back, driverAge } of cells) {
      const at = (index: number) => ({ ...ALWAYS_OPEN, id: 0 as PlaceId, name: '', ...places[index] })
      const cell = heatCell(
        {
          rates: compiled,
          vehicle: { id: kia, pricePerDay: minorUnits(4500) },
          pickupPlace: at(pickup),
          returnPlace: at(back),
          driverAge,
          now,
          first: dateOf(now),
          time: '23:30' as ClockTime,
        },
        n,
        days,
      )
      const quoted = await started.app.inject({
        method: 'POST',
        url: '/api/quotes',
        payload: {
          id_landing: landing,
          id_vehicle: kia,
          date_of_departure: dateOf(cell.period.pickup),
          time_of_departure: timeOf(cell.period.pickup),
          date_of_arrival: dateOf(cell.period.return),
          time_of_arrival: timeOf(cell.period.return),
          place_of_departure: places[pickup]?.name,
          arrival_place: places[back]?.name,
          ...(driverAge !== null && { driver_age: driverAge }),
        },
      })
      const answer = quoted.json()
      const expected = cell.total === null ? cell.refused.code : toMajorUnits({ minor: cell.total, currency })
      expect(quoted.statusCode === 200 ? answer.total : answer.code).toBe(expected)
      seen.add(typeof expected === 'string' ? expected : 'total')
    }
  }
  expect([...seen].sort()).toEqual([
    'driver-too-young',
    'no-pickup-that-day',
    'one-way-forbidden',
    'period-too-long',
    'period-too-short',
    'pickup-too-far',
    'pickup-too-soon',
    'total',
  ])
}, 180_000)
