import { type DeskTask, standingAt } from '@nelly/domain/reservation/standing-at'
import { minutesBetween, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import type { Reservation } from '../reservation.ts'

/** A reservation with what the desk has to do with it, if there is anything. */
export interface AtDesk extends Reservation {
  readonly task: DeskTask | undefined
  /** Minutes since the pickup or the return that is waited for; 0 where it is not late. */
  readonly minutesLate: number
}

/** A reservation as the desk has it at an instant. */
export function atDesk(reservation: Reservation, now: Date): AtDesk {
  const clock = wallClockIn(reservation.landing.timezone, now)
  const task = standingAt({ status: reservation.status, period: reservation.during }, clock)
  return { ...reservation, task, minutesLate: minutesLate(reservation, task, clock) }
}

function minutesLate({ during }: Reservation, task: DeskTask | undefined, clock: WallClock): number {
  if (task === 'late-out') return minutesBetween(during.pickup, clock)
  return task === 'overdue' ? minutesBetween(during.return, clock) : 0
}
