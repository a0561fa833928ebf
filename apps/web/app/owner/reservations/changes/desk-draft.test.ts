import { expect, test } from 'vitest'
import { type DeskDraft, withOfferedExtras } from './desk-draft.ts'

const draft = (extras: Readonly<Record<string, number | undefined>>) => ({ extras }) as unknown as DeskDraft
const offered = [{ code: 'seat' }, { code: 'gps' }]

test.each([
  { what: 'is left to the server as it was booked', now: { seat: 1, gone: 1 }, sent: { seat: 1, gone: 1 } },
  { what: 'is not sent with another choice', now: { seat: 2, gone: 1 }, sent: { seat: 2 } },
  { what: 'is not sent with a further one', now: { seat: 1, gone: 1, gps: 1 }, sent: { seat: 1, gps: 1 } },
])('an extra that the rates no longer have $what', ({ now, sent }) =>
  expect(withOfferedExtras(draft(now), draft({ seat: 1, gone: 1 }), offered).extras).toEqual(sent),
)
