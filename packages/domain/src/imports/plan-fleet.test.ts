import { describe, expect, test } from 'vitest'
import { USD } from '../currency.ts'
import type { PoolId, VehicleId } from '../ids.ts'
import { minorUnits } from '../money.ts'
import { UNKNOWN_UNIT } from '../units/unit.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { FleetDefaults, PresentFleet, PresentUnit, PresentVehicle } from './fleet-plan.ts'
import type { FleetValues } from './fleet-reading.ts'
import { planFleet } from './plan-fleet.ts'

const rio: PresentVehicle = {
  ...{ id: 1 as VehicleId, poolId: 11 as PoolId, name: 'Kia Rio', brand: 'Kia', type: 'sedan' },
  ...{ transmission: 'automatic', fuel: null, seats: 5, doors: null, luggage: 2 },
  ...{ pricePerDay: minorUnits(4000), features: [], description: 'Kia Rio' },
}
const unit = (number: number, plate: string | null): PresentUnit => ({
  ...{ ...UNKNOWN_UNIT, poolId: rio.poolId, number, vehicleName: rio.name, plate, odometer: 52_000 },
})
const fleet = (...units: PresentUnit[]): PresentFleet => ({
  ...{ vehicles: [rio], units, currency: USD, today: '2027-03-01' as CalendarDate },
})
const elsewhere = { ...unit(1, 'Z9'), poolId: 99 as PoolId, vehicleName: 'Fiat 500' }
const DEFAULTS: FleetDefaults = {
  ...{ type: 'sedan', transmission: 'automatic', seats: 5, luggage: 2, pricePerDay: 40 },
}
const plan = (rows: readonly FleetValues[], present: PresentFleet, defaults = DEFAULTS) =>
  planFleet(
    {
      rows: rows.map((values, index) => ({ line: index + 2, values, refusals: [] })),
      questions: [],
      readings: [],
    },
    defaults,
    present,
  )

const Rio = { brand: 'Kia', model: 'Rio' }

describe('of a Kia Rio with the plate A1 and a unit without one', () => {
  for (const [what, rows, is] of [
    ['the same plate, written otherwise, is the same', [{ plate: 'a-1' }], 'same'],
    ['another colour changes it', [{ plate: 'A1', color: 'red' }], 'changed color'],
    ['another price changes its vehicle', [{ plate: 'A1', ...Rio, pricePerDay: 45 }], 'changed pricePerDay'],
    ['a new plate is that of the unit without one', [{ plate: 'A2', ...Rio }], 'changed plate'],
    [
      'one plate more is one unit more',
      [
        { plate: 'A2', ...Rio },
        { plate: 'A3', ...Rio },
      ],
      'changed plate, new',
    ],
    ['a row without a plate is the unit without one', [{ model: 'Rio' }], 'same'],
    ['and it has that before a new plate', [{ plate: 'A2', ...Rio }, Rio], 'new, same'],
    ['a manual one is another vehicle', [{ plate: 'A2', ...Rio, transmission: 'manual' }], 'new'],
    [
      'the same plate twice is refused the second time',
      [{ plate: 'A1' }, { plate: 'A 1' }],
      'same, plate-twice',
    ],
    [
      'rows of one vehicle say the same of it',
      [
        { plate: 'A1', ...Rio, seats: 4 },
        { ...Rio, seats: 5 },
      ],
      'changed seats, differs-in-vehicle',
    ],
    [
      'the plate of another vehicle changes that unit alone',
      [{ plate: 'Z9', ...Rio, seats: 4, color: 'red' }],
      'changed color',
    ],
    ['a plate that nobody knows needs a model', [{ plate: 'A2' }], 'value-missing'],
    [
      'what else is known of a unit changes it',
      [{ plate: 'A1', odometer: 52_300, marbeteUntil: '2027-12-31' as CalendarDate, notes: 'Scratched' }],
      'changed odometer marbeteUntil notes',
    ],
    ['an odometer never runs back', [{ plate: 'A1', odometer: 51_999 }], 'odometer-lower'],
    ['a year to come is none', [{ plate: 'A1', year: 2029 }], 'year-out-of-range'],
    [
      'a price with more decimals than the currency is none',
      [{ plate: 'A1', ...Rio, pricePerDay: 4.005 }],
      'price-decimals',
    ],
    [
      'the last day is not before the first',
      [{ plate: 'A1', onFleet: '2027-05-02' as CalendarDate, offFleet: '2027-05-01' as CalendarDate }],
      'fleet-days-reversed',
    ],
  ] as const satisfies readonly (readonly [string, readonly FleetValues[], string])[])
    test(what, () => {
      const planned = plan(rows, fleet(unit(1, 'A1'), unit(2, null), elsewhere)).rows
      const said = planned.map(({ effect, changes, refusals }) =>
        [
          effect === 'refused' ? '' : effect,
          ...changes.map(({ field }) => field),
          ...refusals.map(({ code }) => code),
        ]
          .filter(Boolean)
          .join(' '),
      )
      expect(said.join(', ')).toBe(is)
    })
})

// Rule of "Entities and their fields": domain/imports/plan-fleet.ts
test('new vehicles are grouped by name, kind and price, in the order of the file', () => {
  const rows: FleetValues[] = [
    { plate: 'B1', brand: 'Toyota', model: 'Corolla' },
    { plate: 'B2', brand: 'Toyota', model: 'Corolla', pricePerDay: 50 },
    { plate: 'B3', model: 'toyota corolla', color: 'red' },
  ]
  const { newVehicles, lacking } = plan(rows, fleet())
  expect(newVehicles.map(({ name, values, units }) => [name, values.pricePerDay, units.length])).toEqual([
    ['Toyota Corolla', 4000, 2],
    ['Toyota Corolla', 5000, 1],
  ])
  expect(lacking).toContainEqual({ field: 'pricePerDay', rows: 2 })
  const unanswered = plan(rows, fleet(), {})
  expect(unanswered.newVehicles).toEqual([])
  expect(unanswered.rows[0]?.refusals.map(({ field, code }) => `${field} ${code}`)).toEqual(
    ['type', 'transmission', 'seats', 'luggage', 'pricePerDay'].map((field) => `${field} value-missing`),
  )
})
