import { expect, test } from 'vitest'
import type { ReservationStatus } from '../reservations/reservation-status.ts'
import { possibleMoves } from './possible-moves.ts'

const all = { pickup: true, return: true, units: 'any' }
const none = { pickup: false, return: false, units: 'none' }

for (const [status, moves] of [
  ['requested', all],
  ['confirmed', all],
  ['out', { pickup: false, return: true, units: 'of-vehicle' }],
  ['returned', none],
  ['closed', none],
  ['declined', none],
  ['expired', none],
  ['cancelled', none],
  ['no_show', none],
] as const satisfies [ReservationStatus, object][]) {
  test(`a reservation that is ${status} may be moved: ${JSON.stringify(moves)}`, () =>
    expect(possibleMoves(status)).toEqual(moves))
}
