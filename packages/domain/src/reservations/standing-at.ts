import type { RentalPeriod } from '../rental-period.ts'
import { dateOf, type WallClock } from '../wall-clock.ts'
import { isOverdue } from './overdue.ts'
import type { ReservationStatus } from './reservation-status.ts'

/**
 * What the desk has to do with a reservation: answer a request, hand a vehicle over today or some time ago, take it back
 * today or some time ago.
 */
export const DESK_TASKS = ['to-answer', 'late-out', 'due-out', 'overdue', 'due-back'] as const
export type DeskTask = (typeof DESK_TASKS)[number]

/**
 * The task of a reservation when the clock at the rental place shows `now`; undefined where there is nothing to do yet, or
 * no longer. In the minute of pickup or return it is not late.
 *
 * A rental that nobody handed over is only late until its return: whoever records no handovers is not reminded of all
 * the rentals of the past.
 *
 * Source: rules.md, "The desk".
 */
export function standingAt(
  { status, period }: { readonly status: ReservationStatus; readonly period: RentalPeriod },
  now: WallClock,
): DeskTask | undefined {
  if (status === 'requested') return 'to-answer'
  if (status === 'confirmed') {
    if (period.pickup >= now) return isToday(period.pickup, now) ? 'due-out' : undefined
    return period.return > now ? 'late-out' : undefined
  }
  if (status !== 'out') return undefined
  if (isOverdue({ status, period }, now)) return 'overdue'
  return isToday(period.return, now) ? 'due-back' : undefined
}

/** The tasks that can't be left for later: somebody waits for an answer, for a vehicle, or for one that is not back. */
const PRESSING: readonly (DeskTask | undefined)[] = ['to-answer', 'late-out', 'overdue']

/** Whether a reservation with this task, or with a wish for a change without an answer, waits for its operator. */
export const isWaiting = (task: DeskTask | undefined, hasWish: boolean): boolean =>
  hasWish || PRESSING.includes(task)

const isToday = (at: WallClock, now: WallClock): boolean => dateOf(at) === dateOf(now)
