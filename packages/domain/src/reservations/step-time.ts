import { ok, type Result, refuse } from '../result.ts'
import type { Step } from './steps.ts'

/** How far ahead of the server's clock a device's may be, in minutes. */
const CLOCK_MINUTES = 5

/** What the time of a step depends on. */
interface Timed {
  readonly createdAt: Date
  readonly outAt: Date | null
}

/**
 * When a handover or a return happened, which may be told later: not in the future, and not before the reservation was
 * made or the vehicle went out. A time that is a few minutes ahead is now.
 *
 * Source: rules.md, "The life of a reservation".
 */
export function stepTime(
  step: Step,
  at: Date,
  { createdAt, outAt }: Timed,
  now: Date,
): Result<Date, 'step-time-wrong'> {
  if (at.getTime() > now.getTime() + CLOCK_MINUTES * 60_000) return refuse('step-time-wrong')
  const earliest = step === 'take_back' ? (outAt ?? createdAt) : createdAt
  if (at.getTime() < earliest.getTime() - CLOCK_MINUTES * 60_000) return refuse('step-time-wrong')
  return ok(new Date(Math.max(Math.min(at.getTime(), now.getTime()), earliest.getTime())))
}
