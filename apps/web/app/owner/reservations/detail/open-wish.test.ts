import type { ReservationEvent } from '@nelly/contract/owned-reservation'
import { expect, test } from 'vitest'
import { openWish } from './open-wish.ts'

const events = (...kinds: ReservationEvent['kind'][]): ReservationEvent[] =>
  kinds.map((kind, index) => ({
    kind,
    by: 'visitor',
    who: null,
    at: `2027-03-0${index + 1}T10:00:00.000Z`,
    note: `${index + 1}`,
  }))

test.each<[string, ReservationEvent['kind'][], string | undefined]>([
  ['nothing happened', [], undefined],
  ['a wish', ['confirmed', 'change-requested'], '2'],
  ['the last of two wishes', ['change-requested', 'change-requested'], '2'],
  ['a wish after a note', ['change-requested', 'noted'], '1'],
  ['a wish that was followed', ['change-requested', 'changed'], undefined],
  ['a new wish after a change', ['change-requested', 'changed', 'change-requested'], '3'],
])('the wish that is open after %s', (_, kinds, note) => expect(openWish(events(...kinds))?.note).toBe(note))
