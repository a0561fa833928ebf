import { expect, test } from 'vitest'
import { pairedNumber, pairUnits } from './pair-units.ts'

/** A pool of so many units; `A1 - B2` are the plates of the first and the third. */
const pool = (units: number, plates = '') => ({
  units,
  plates: new Map(
    plates.split(' ').flatMap((plate, index) => (/\w/.test(plate) ? [[index + 1, plate] as const] : [])),
  ),
})

// Rule of "Entities and their fields": domain/pools/pair-units.ts
test.each([
  ['one car without a plate is the other', pool(1), pool(1), { units: 1, numbers: [1] }],
  ['units without plates are paired by number', pool(2), pool(2), { units: 2, numbers: [1, 2] }],
  [
    'one plate is one car, whatever its blanks',
    pool(2, 'A-1 B2'),
    pool(2, 'b2 a1'),
    { units: 2, numbers: [2, 1] },
  ],
  ['two plates are two cars', pool(1, 'A1'), pool(1, 'B2'), { units: 2, numbers: [2] }],
  ['a plate takes a unit without one first', pool(2, 'A1'), pool(2, '- B2'), { units: 2, numbers: [1, 2] }],
  ['more units are further cars', pool(1), pool(3), { units: 3, numbers: [1, 2, 3] }],
  ['fewer units leave the others as they are', pool(3, 'A1 B2'), pool(1, 'B2'), { units: 3, numbers: [2] }],
])('%s', (_, kept, joined, paired) => {
  expect(pairUnits(kept, joined)).toEqual(paired)
})

test('a unit that the joined pool has no longer is none of the others', () => {
  const paired = pairUnits(pool(2), pool(2))
  expect([1, 2, 3, 4].map((unit) => pairedNumber(paired, unit))).toEqual([1, 2, 5, 6])
})
