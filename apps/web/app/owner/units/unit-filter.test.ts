import type { OwnedUnit } from '@nelly/contract/units'
import type { VehicleId } from '@nelly/domain/ids'
import { UNKNOWN_UNIT } from '@nelly/domain/units/unit'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { matchingUnits, type UnitFilter } from './unit-filter.ts'

const unit = (number: number, changes: Partial<OwnedUnit>): OwnedUnit => ({
  ...UNKNOWN_UNIT,
  vehicleId: 1 as VehicleId,
  vehicleName: 'Kia Picanto',
  landingId: 7,
  landingName: 'Caribe',
  number,
  isOutOfService: false,
  due: [],
  ...changes,
})
const units = [
  unit(1, { plate: 'A-123456', colour: 'Rojo eléctrico' }),
  unit(2, { isOutOfService: true }),
  unit(3, {
    plate: 'G045112',
    landingId: 8,
    due: [{ paper: 'marbete', until: '2027-01-31' as CalendarDate, isExpired: true }],
  }),
]
const found = (filter: Partial<UnitFilter>) =>
  matchingUnits(units, { search: '', state: undefined, landing: undefined, ...filter }).map(
    ({ number }) => number,
  )

for (const [filter, is] of [
  [{}, [1, 2, 3]],
  [{ search: 'a123 456' }, [1]],
  [{ search: 'picanto rojo' }, [1]],
  [{ search: 'ELECTRICO' }, [1]],
  [{ search: 'picanto' }, [1, 2, 3]],
  [{ search: 'hilux' }, []],
  [{ state: 'due' }, [3]],
  [{ state: 'without-plate' }, [2]],
  [{ state: 'out-of-service' }, [2]],
  [{ landing: 7 }, [1, 2]],
  [{ landing: 7, state: 'due' }, []],
] as const)
  test(`units that match ${JSON.stringify(filter)}: ${is.join(', ') || 'none'}`, () =>
    expect(found(filter)).toEqual(is))
