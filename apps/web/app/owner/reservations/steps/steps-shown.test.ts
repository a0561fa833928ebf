import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { possibleSteps } from '@nelly/domain/reservations/steps'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { stepsShown } from './steps-shown.ts'

const TODAY = '2027-03-10' as CalendarDate
const shown = (status: ReservationStatus, pickupDate = TODAY as string) =>
  stepsShown(
    {
      possibleSteps: possibleSteps(status, 'person'),
      pickup: { place: 'Santiago', date: pickupDate, time: '10:00' },
    },
    TODAY,
  )

test.each<[ReservationStatus, string | undefined, string[]]>([
  ['requested', 'confirm', ['decline']],
  ['confirmed', 'hand_over', []],
  ['out', 'take_back', ['undo_hand_over']],
  ['returned', 'close', ['undo_take_back']],
  ['closed', undefined, ['reopen']],
  ['cancelled', undefined, []],
])('from %s the next step is %s, beside %j', (status, next, others) =>
  expect(shown(status)).toEqual({ next, others }),
)

test('a vehicle can be handed over a day before its pickup, and not earlier', () => {
  expect(shown('confirmed', '2027-03-11').next).toBe('hand_over')
  expect(shown('confirmed', '2027-03-12').next).toBeUndefined()
})
