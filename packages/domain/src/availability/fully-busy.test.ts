import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { fullyBusy } from './fully-busy.ts'

const day = (date: number) => `2027-03-${String(date).padStart(2, '0')}T10:00` as WallClock
/** Units that are held, as `1: 4-6`. */
const held = (...texts: string[]) =>
  texts.map((text) => {
    const [unit = 0, from = 0, to = 0] = text.split(/: |-/).map(Number)
    return { unit, period: { pickup: day(from), return: day(to) } }
  })

test.each([
  ['nothing', [1], held(), []],
  ['one unit', [1], held('1: 4-6'), ['4-6']],
  ['what touches', [1], held('1: 6-8', '1: 4-6'), ['4-8']],
  ['what overlaps', [1], held('1: 4-9', '1: 5-6', '1: 8-11'), ['4-11']],
  ['a unit that is free', [1, 2], held('1: 4-6'), []],
  ['both units', [1, 2], held('1: 4-8', '2: 6-10'), ['6-8']],
  ['both units, twice', [1, 2], held('1: 4-20', '2: 6-7', '2: 9-10'), ['6-7', '9-10']],
  ['one after the other', [1, 2], held('1: 4-6', '2: 6-8'), []],
  ['units that were not asked for', [2], held('1: 4-6', '2: 5-7'), ['5-7']],
])('%s', (_, units, periods, expected) => {
  const days = (at: WallClock) => Number(at.slice(8, 10))
  expect(fullyBusy(periods, units).map((one) => `${days(one.pickup)}-${days(one.return)}`)).toEqual(expected)
})
