import { expect, test } from 'vitest'
import type { WallClock } from '../wall-clock.ts'
import { type MessageFacts, type MessageRefusal, messageRefusal } from './message-refusal.ts'
import type { MessageKind } from './prepared-message.ts'

const clock = (text: string) => text as WallClock
const facts: MessageFacts = {
  status: 'confirmed',
  period: { pickup: clock('2027-03-10T10:00'), return: clock('2027-03-13T10:00') },
  erasedAt: null,
  phone: '809 555 0199',
  digits: '18095550199',
  balance: 100,
  hasContract: false,
  asksForReviews: true,
  isAskedForReview: false,
}

test.each<[MessageKind, Partial<MessageFacts>, string, MessageRefusal | undefined]>([
  ['confirmed', {}, '2027-03-01T10:00', undefined],
  ['confirmed', { phone: '' }, '2027-03-01T10:00', 'no-phone'],
  ['confirmed', { digits: undefined }, '2027-03-01T10:00', 'phone-unusable'],
  ['confirmed', { status: 'requested' }, '2027-03-01T10:00', 'no-pickup'],
  ['ready', {}, '2027-03-10T12:00', undefined],
  ['ready', {}, '2027-03-13T10:00', 'no-pickup'],
  ['ready', { status: 'out' }, '2027-03-10T12:00', 'no-pickup'],
  ['ready', { status: 'cancelled' }, '2027-03-10T09:00', 'no-pickup'],
  ['reminder', {}, '2027-03-09T10:00', undefined],
  ['reminder', { status: 'out' }, '2027-03-13T09:59', undefined],
  ['reminder', { status: 'out' }, '2027-03-13T10:00', 'no-pickup'],
  ['reminder', { status: 'cancelled' }, '2027-03-09T10:00', 'no-pickup'],
  ['late', {}, '2027-03-10T10:00', 'not-late'],
  ['late', {}, '2027-03-10T10:01', undefined],
  ['late', { status: 'out' }, '2027-03-13T10:00', 'not-late'],
  ['late', { status: 'out' }, '2027-03-13T10:01', undefined],
  ['late', { status: 'returned' }, '2027-03-14T10:00', 'not-late'],
  ['pay', {}, '2027-03-01T10:00', undefined],
  ['pay', { balance: 0 }, '2027-03-01T10:00', 'nothing-due'],
  ['contract', {}, '2027-03-01T10:00', 'no-contract'],
  ['contract', { hasContract: true }, '2027-03-01T10:00', undefined],
  ['review', {}, '2027-03-14T10:00', 'not-back'],
  ['review', { status: 'returned' }, '2027-03-14T10:00', undefined],
  ['review', { status: 'returned', erasedAt: new Date() }, '2027-03-14T10:00', 'not-back'],
  ['review', { status: 'closed', asksForReviews: false }, '2027-03-14T10:00', 'reviews-off'],
  ['review', { status: 'closed', isAskedForReview: true }, '2027-03-14T10:00', 'asked-for-review'],
])('the message %s of %j at %s is refused as %s', (kind, changes, now, refusal) => {
  expect(messageRefusal(kind, { ...facts, ...changes }, clock(now))).toBe(refusal)
})
