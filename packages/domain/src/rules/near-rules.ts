import {
  addDays,
  addMinutes,
  dateOf,
  minutesBetween,
  timeOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'
import type { BrokenRule, RuleRefusal } from './broken-rule.ts'
import { brokenRules } from './broken-rules.ts'
import type { RentalRequest } from './rental-request.ts'

/** Minutes from an opening or closing time that are near it. */
const NEAR_HOURS = 30

/** Days before the horizon that are near it. */
const NEAR_HORIZON = 7

/**
 * The rules that a rental keeps but only just, each once: half the lead time more would break it, or another day of length,
 * another year of age, a week on the calendar, half an hour on the clock.
 *
 * Source: rules.md, "Why not bookable".
 */
export function nearRules(request: RentalRequest): BrokenRule[] {
  const { period, now, driverAge } = request
  if (period.return <= period.pickup) return []
  const broken = new Set(brokenRules(request).map(key))
  const found = new Map<string, BrokenRule>()
  const look = (changes: Partial<RentalRequest>, ...codes: readonly RuleRefusal[]) => {
    for (const rule of brokenRules({ ...request, ...changes })) {
      const isNew = !broken.has(key(rule)) && !found.has(key(rule))
      if (isNew && codes.includes(rule.code)) found.set(key(rule), rule)
    }
  }
  const lasting = (days: number) => ({ period: { ...period, return: later(period.return, days) } })
  look({ now: addMinutes(now, Math.ceil(minutesBetween(now, period.pickup) / 2)) }, 'pickup-too-soon')
  look({ now: later(now, -NEAR_HORIZON) }, 'pickup-too-far')
  look(lasting(-1), 'period-too-short')
  look(lasting(1), 'period-too-long')
  for (const minutes of [-NEAR_HOURS, NEAR_HOURS]) {
    look(
      { period: { pickup: sameDay(period.pickup, minutes), return: sameDay(period.return, minutes) } },
      'outside-opening-hours',
    )
  }
  if (driverAge !== null) {
    look({ driverAge: driverAge - 1 }, 'driver-too-young')
    look({ driverAge: driverAge + 1 }, 'driver-too-old')
  }
  return [...found.values()]
}

/** A place may be near closing at the pickup and at the return: those are two. */
const key = (rule: BrokenRule): string => ('at' in rule ? `${rule.code} ${rule.at}` : rule.code)

const later = (at: WallClock, days: number): WallClock => wallClock(addDays(dateOf(at), days), timeOf(at))

/** That many minutes later or earlier, but on the same day: the hours of the next are others. */
function sameDay(at: WallClock, minutes: number): WallClock {
  const moved = addMinutes(at, minutes)
  return dateOf(moved) === dateOf(at) ? moved : at
}
