import type { VehicleId } from '@nelly/domain/ids'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { expect, test } from 'vitest'
import { aVehicle } from '../../testing/a-vehicle.ts'
import { commonRefusal, firstOf, ranked } from './ranked.ts'

const tooYoung = (by: 'landing' | 'vehicle'): BrokenRule => ({ code: 'driver-too-young', minAge: 21, by })
const short: BrokenRule = { code: 'period-too-short', minDays: 5, by: 'vehicle' }

test.each<[what: string, rules: (BrokenRule | undefined)[], told: BrokenRule | undefined]>([
  ['an age that no vehicle takes', [tooYoung('landing'), tooYoung('landing')], tooYoung('landing')],
  ['one of a single vehicle', [tooYoung('landing')], undefined],
  ['one that some vehicles take', [tooYoung('landing'), undefined], undefined],
  ['an age that a vehicle has for itself', [tooYoung('landing'), tooYoung('vehicle')], undefined],
  ['the rules of two vehicles', [tooYoung('landing'), short], undefined],
  ['no refusal', [undefined, undefined], undefined],
])('%s: the refusal is told once where it holds for all', (_what, rules, told) => {
  const vehicles = rules.map((refusedBy) => aVehicle({ refusedBy }))
  expect(commonRefusal(ranked(vehicles, 2))).toEqual(told)
})

test('the first vehicles of a list are those that fit, then the too small, the taken and the refused', () => {
  const of = (...ids: number[]) => ids.map((id) => aVehicle({ id: id as VehicleId }))
  const list = { suiting: of(1, 2), tooSmall: of(3), taken: of(4, 5), refused: of(6) }
  expect(firstOf(list, 4)).toEqual({ suiting: of(1, 2), tooSmall: of(3), taken: of(4), refused: [] })
  expect(firstOf(list, 12)).toEqual(list)
})
