import { describe, expect, test } from 'vitest'
import { openWish, wishRefusal } from './change-wish.ts'
import type { ReservationEventKind } from './reservation-event.ts'

const now = new Date('2027-03-05T12:00:00Z')
const hoursAgo = (...hours: number[]) => hours.map((ago) => new Date(now.getTime() - ago * 3_600_000))

describe('a customer may ask for a change', () => {
  test.each([
    { when: 'before the pickup', state: 'confirmed', status: 'confirmed' },
    { when: 'of a request', state: 'confirmed', status: 'requested' },
    { when: 'while the vehicle is out', state: 'under-way', status: 'out' },
    { when: 'while it is late', state: 'over', status: 'out' },
    { when: 'not once it is back', state: 'confirmed', status: 'returned', refusal: 'over' },
    { when: 'not once it is over', state: 'over', status: 'confirmed', refusal: 'over' },
    { when: 'not once it is cancelled', state: 'cancelled', status: 'cancelled', refusal: 'over' },
    { when: 'not once it is deleted', state: 'withdrawn', status: 'confirmed', refusal: 'over' },
    { when: 'a third time', state: 'confirmed', status: 'confirmed', asked: [1, 2] },
    {
      when: 'not four times',
      state: 'confirmed',
      status: 'confirmed',
      asked: [1, 2, 23],
      refusal: 'too-many-wishes',
    },
    { when: 'again a day later', state: 'confirmed', status: 'confirmed', asked: [1, 2, 24] },
  ] as const)('$when', ({ state, status, ...more }) => {
    const askedAt = hoursAgo(...('asked' in more ? more.asked : []))
    expect(wishRefusal({ state, status, askedAt }, now)).toBe('refusal' in more ? more.refusal : undefined)
  })
})

describe('a wish is open', () => {
  test.each<[string, ReservationEventKind[], number | undefined]>([
    ['after nothing', [], undefined],
    ['once it was asked for', ['confirmed', 'change-requested'], 1],
    ['the last of two', ['change-requested', 'change-requested'], 1],
    ['also after a note', ['change-requested', 'noted'], 0],
    ['not once it was changed', ['change-requested', 'changed'], undefined],
    ['not once it was answered', ['change-requested', 'change-answered'], undefined],
    ['again once the change was undone', ['change-requested', 'changed', 'change-undone'], 0],
    ['not once it was changed anew', ['change-requested', 'changed', 'change-undone', 'changed'], undefined],
    ['anew after an answer', ['change-requested', 'change-answered', 'change-requested'], 2],
  ])('%s', (_, kinds, index) => expect(openWish(kinds.map((kind, at) => ({ kind, at })))?.at).toBe(index))
})
