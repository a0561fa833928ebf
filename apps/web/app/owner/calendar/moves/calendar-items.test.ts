import type { CalendarBar, CalendarUnit } from '@nelly/contract/overview/calendar'
import { type Block, NEVER } from '@nelly/domain/blocks/blocks'
import type { WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import * as calendar from '../testing/calendar-of.ts'
import { itemsOf, keyOfBar, keyOfBlock, nextFreeUnit, vehiclesFor } from './calendar-items.ts'

const end = (text: string) => ({ date: `2027-03-${text.slice(0, 2)}`, time: text.slice(3) })
const bar = (id: number, pickup: string, back: string, turnaroundMinutes = 0) =>
  ({ id, pickup: end(pickup), return: end(back), turnaroundMinutes }) as CalendarBar
const unit = (number: number, bars: CalendarBar[] = []) =>
  ({ unit: number, plate: null, bars }) as unknown as CalendarUnit
const block = (number: number | null, from: string, to: string) =>
  ({ unit: number, from: `2027-03-${from}`, to: `2027-03-${to}` }) as Block

const moved = bar(1, '10 10:00', '13 10:00', 60)
const next = (units: CalendarUnit[], blocks: Block[] = [], of = 1) =>
  nextFreeUnit({ units, blocks }, moved, {
    vehicleId: 7,
    unit: of,
    from: '2027-03-10T10:00' as WallClock,
    to: '2027-03-13T10:00' as WallClock,
  })?.unit

const own = unit(1, [moved])

for (const { when, found, is } of [
  { when: 'the one after it', found: next([own, unit(2), unit(3)]), is: 2 },
  { when: 'none, where there is no other', found: next([own]), is: undefined },
  {
    when: 'not one that is rented then',
    found: next([own, unit(2, [bar(2, '12 10:00', '14 10:00')]), unit(3)]),
    is: 3,
  },
  {
    when: 'one whose rental ends as it begins',
    found: next([own, unit(2, [bar(2, '08 10:00', '10 10:00')])]),
    is: 2,
  },
  {
    when: 'not one that is prepared as it begins',
    found: next([own, unit(2, [bar(2, '08 10:00', '10 10:00', 1)])]),
    is: undefined,
  },
  {
    when: 'not one that is rented during its own turnaround',
    found: next([own, unit(2, [bar(2, '13 10:30', '14 10:00')])]),
    is: undefined,
  },
  {
    when: 'not one that is blocked',
    found: next([own, unit(2), unit(3)], [block(2, '12T00:00', '13T00:00')]),
    is: 3,
  },
  {
    when: 'none, where all are blocked',
    found: next([own, unit(2)], [block(null, '12T00:00', '13T00:00')]),
    is: undefined,
  },
  {
    when: 'not one that is out of service',
    found: next([own, unit(2), unit(3)], [{ ...block(2, '01T00:00', ''), to: NEVER }]),
    is: 3,
  },
  {
    when: 'the first one again after the last',
    found: next([unit(1), unit(2), unit(3, [moved])], [], 3),
    is: 1,
  },
]) {
  test(`the next free unit is ${when}`, () => expect(found).toBe(is))
}

test('a reservation moves to what its landing offers, and a block to all at its place', () => {
  const offers = [
    { vehicleId: 1, landingId: 1 },
    { vehicleId: 5, landingId: 2 },
  ]
  const times = ['2027-03-10T10:00', '2027-03-13T10:00'] as const
  const bar = calendar.bar(11, ...times, { landingId: 2, vehicleId: 5 })
  const note = { reason: 'own_use', note: null, feed: null, revision: 0 } as const
  const block: Block = {
    ...{ id: 9, vehicleId: 1, unit: 1, from: '2027-03-15T10:00', to: '2027-03-16T10:00' },
    ...note,
  } as Block
  const vehicles = [
    calendar.vehicle(1, [calendar.unit(1, [bar])], { offers, blocks: [block] }),
    calendar.vehicle(2, [calendar.unit(1)]),
    calendar.vehicle(3, [calendar.unit(1)], { offers: [{ vehicleId: 3, landingId: 2 }] }),
    calendar.vehicle(4, [calendar.unit(1)], { timezone: 'Europe/Madrid' }),
  ]
  const items = itemsOf({ vehicles })
  const found = items.get(keyOfBar(11))
  if (found?.kind !== 'reservation') throw new Error('no such reservation')
  expect([...(found.possible.vehicles ?? [])]).toEqual([1, 3])
  expect([...(items.get(keyOfBlock(9))?.possible.vehicles ?? [])]).toEqual([1, 2, 3])
  expect(vehiclesFor(vehicles, found).map(({ id, name }) => [id, name])).toEqual([
    [5, 'Kia 1'],
    [3, 'Kia 3'],
  ])
})
