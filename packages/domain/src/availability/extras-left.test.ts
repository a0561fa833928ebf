import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { extraOutOfStock, extrasLeft } from './extras-left.ts'

const during = (from: string, to: string) => ({
  pickup: `2027-05-${from}` as WallClock,
  return: `2027-05-${to}` as WallClock,
})
const seats = [
  { code: 'seat', stock: 3 },
  { code: 'gps', stock: null },
]
const out = [
  { during: during('10T10:00', '12T10:00'), extras: [{ code: 'seat', quantity: 2 }] },
  { during: during('12T10:00', '14T10:00'), extras: [{ code: 'seat', quantity: 1 }] },
  { during: during('01T10:00', '31T10:00'), extras: [{ code: 'gps', quantity: 9 }] },
]

for (const { when, from, to, left } of [
  { when: 'before the first', from: '08T10:00', to: '10T10:00', left: 3 },
  { when: 'during the first', from: '10T10:00', to: '12T10:00', left: 1 },
  { when: 'across both, which are not out at once', from: '11T10:00', to: '13T10:00', left: 1 },
  { when: 'after a return to the minute', from: '12T10:00', to: '13T10:00', left: 2 },
  { when: 'after all', from: '14T10:00', to: '15T10:00', left: 3 },
]) {
  test(`of three baby seats ${left} are left ${when}`, () => {
    expect(extrasLeft(seats, out, during(from, to))).toEqual([
      { code: 'seat', stock: left },
      { code: 'gps', stock: null },
    ])
  })
}

test('a stock that was made smaller than what is out is used up, not below zero', () => {
  expect(extrasLeft([{ code: 'seat', stock: 1 }], out, during('10T10:00', '11T10:00'))).toEqual([
    { code: 'seat', stock: 0 },
  ])
})

for (const { quantity, is } of [
  { quantity: 1, is: undefined },
  { quantity: 2, is: 'seat' },
]) {
  test(`${quantity} of an extra of which one is left is ${is ? 'too many' : 'there'}`, () => {
    const left = extrasLeft(seats, out, during('10T10:00', '12T10:00'))
    const lines = [
      { kind: 'extra' as const, code: 'seat', quantity },
      { kind: 'extra' as const, code: 'gps', quantity: 5 },
      { kind: 'fee' as const, code: 'seat', quantity: 9 },
    ]
    expect(extraOutOfStock(left, lines)?.code).toBe(is)
  })
}
