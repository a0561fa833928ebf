import { ok, type Result, refuse } from '../result.ts'
import { instantOf, type WallClock, wallClockIn } from '../wall-clock.ts'
import { SCHEDULE_DAYS } from './limits.ts'

const DAY_MS = 86_400_000

/** Why nothing can be published at a moment. */
export type ScheduleRefusal = 'schedule-past' | 'schedule-skipped' | 'schedule-too-far'

/**
 * The instant at which a publication is due, by the clock of the landing's time zone; of an hour that the clock repeats, the first is
 * meant.
 *
 * Source: rules.md, "The site".
 */
export function scheduledInstant(at: WallClock, timezone: string, now: Date): Result<Date, ScheduleRefusal> {
  const due = instantOf(at, timezone)
  if (wallClockIn(timezone, due) !== at) return refuse('schedule-skipped')
  if (due <= now) return refuse('schedule-past')
  if (due.getTime() - now.getTime() > SCHEDULE_DAYS * DAY_MS) return refuse('schedule-too-far')
  return ok(due)
}
