import { expect, test } from 'vitest'
import type { HandoverKind } from '../places/opening-hours.ts'
import type { ReservationStatus } from '../reservations/reservation-status.ts'
import type { WallClock } from '../wall-clock.ts'
import { isReminderDue } from './reminder.ts'

const clock = (text: string) => text as WallClock

/** A rental from 10 March at 10:00 to 13 March at 10:00, reserved on 1 March. */
const period = { pickup: clock('2027-03-10T10:00'), return: clock('2027-03-13T10:00') }

test.each<{
  of: HandoverKind
  now: string
  due: boolean
  status?: ReservationStatus
  hours?: number | null
  createdAt?: string
  pickup?: string
}>([
  { of: 'pickup', now: '2027-03-09T09:59', due: false },
  { of: 'pickup', now: '2027-03-09T10:00', due: true },
  { of: 'pickup', now: '2027-03-10T09:59', due: true },
  { of: 'pickup', now: '2027-03-10T10:00', due: false },
  { of: 'pickup', now: '2027-03-07T10:00', due: true, hours: 72 },
  { of: 'pickup', now: '2027-03-09T10:00', due: false, hours: null },
  { of: 'pickup', now: '2027-03-09T10:00', due: false, status: 'requested' },
  { of: 'pickup', now: '2027-03-09T10:00', due: false, status: 'cancelled' },
  { of: 'pickup', now: '2027-03-09T10:00', due: false, status: 'out' },
  { of: 'pickup', now: '2027-03-09T11:00', due: true, createdAt: '2027-03-09T09:59' },
  { of: 'pickup', now: '2027-03-09T11:00', due: false, createdAt: '2027-03-09T10:00' },
  { of: 'return', now: '2027-03-12T09:59', due: false, status: 'out' },
  { of: 'return', now: '2027-03-12T10:00', due: true, status: 'out' },
  { of: 'return', now: '2027-03-12T10:00', due: true, status: 'confirmed' },
  { of: 'return', now: '2027-03-12T10:00', due: false, status: 'returned' },
  { of: 'return', now: '2027-03-12T10:00', due: false, status: 'out', pickup: '2027-03-12T10:00' },
  { of: 'return', now: '2027-03-12T10:00', due: true, status: 'out', pickup: '2027-03-12T09:59' },
])(
  'a $of is reminded of at $now: $due ($status, $hours hours, made $createdAt, picked up $pickup)',
  ({ of, now, due, status = 'confirmed', hours = 24, createdAt = '2027-03-01T12:00', pickup }) => {
    const reserved = {
      status,
      createdAt: clock(createdAt),
      period: { ...period, ...(pickup && { pickup: clock(pickup) }) },
    }
    expect(isReminderDue(of, reserved, hours, clock(now))).toBe(due)
  },
)
