import type { Block } from '@nelly/domain/blocks/blocks'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { blocksOfUnit } from './blocks-of-unit.ts'

const block = (id: number, unit: number | null, from: string, to: string) =>
  ({ id, unit, from, to, vehicleId: 5, reason: 'maintenance', note: null }) as Block

const blocks = [
  block(1, null, '2027-03-02T12:00', '2027-03-04T12:00'),
  block(2, 2, '2027-03-03T00:00', '2027-03-05T00:00'),
  block(3, 2, '2027-03-08T00:00', '2027-03-20T00:00'),
]
const SHOWN = { first: '2027-03-01' as CalendarDate, count: 14 }
const of = (unit: number) => blocksOfUnit({ blocks }, unit, SHOWN)

test('a unit shows its own blocks and those of all units, each in sight', () => {
  expect(of(1).map(({ block: { id }, shift }) => [id, shift])).toEqual([[1, 0]])
  expect(of(2).map(({ block: { id }, shift }) => [id, shift])).toEqual([
    [1, 0],
    [2, 10],
    [3, 0],
  ])
})

test('of many blocks at once none lies wholly on another', () => {
  const many = [1, 2, 3, 4, 5].map((id) => block(id, 1, '2027-03-02T00:00', '2027-03-04T00:00'))
  expect(blocksOfUnit({ blocks: many }, 1, SHOWN).map(({ shift }) => shift)).toEqual([0, 5, 10, 15, 20])
})

test('a block lies on its days, and is cut off with the calendar', () => {
  expect(of(2)[0]?.place).toMatchObject({ start: 1.5, length: 2, cutAfter: false })
  expect(of(2)[2]?.place).toMatchObject({ start: 7, length: 7, cutAfter: true })
})
