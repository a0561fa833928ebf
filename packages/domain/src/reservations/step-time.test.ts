import { expect, test } from 'vitest'
import { stepTime } from './step-time.ts'
import type { Step } from './steps.ts'

const timed = {
  createdAt: new Date('2027-03-01T14:00Z'),
  outAt: new Date('2027-03-10T14:05Z'),
}

test.each<[string, Step, string, string]>([
  ['at the pickup', 'hand_over', '2027-03-10T14:00Z', '2027-03-10T14:00Z'],
  ['hours before it was told', 'hand_over', '2027-03-10T12:00Z', '2027-03-10T12:00Z'],
  ['days before the pickup', 'hand_over', '2027-03-05T14:00Z', '2027-03-05T14:00Z'],
  ['before the reservation was made', 'hand_over', '2027-02-28T14:00Z', 'step-time-wrong'],
  ['a few minutes ahead', 'hand_over', '2027-03-13T15:05Z', '2027-03-13T15:00Z'],
  ['a day ahead', 'hand_over', '2027-03-14T15:00Z', 'step-time-wrong'],
  ['after it went out', 'take_back', '2027-03-13T14:00Z', '2027-03-13T14:00Z'],
  ['a clock that is minutes behind', 'take_back', '2027-03-10T14:01Z', '2027-03-10T14:05Z'],
  ['a day before it went out', 'take_back', '2027-03-09T14:05Z', 'step-time-wrong'],
  ['a day ahead', 'take_back', '2027-03-14T15:00Z', 'step-time-wrong'],
])('%s, %s: %s', (_, step, at, expected) => {
  const time = stepTime(step, new Date(at), timed, new Date('2027-03-13T15:00Z'))
  expect(time.ok ? time.value : time.refusal).toEqual(time.ok ? new Date(expected) : expected)
})
