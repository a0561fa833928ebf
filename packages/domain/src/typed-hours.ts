import type { ClosingTime, TimeInterval } from './opening-hours.ts'
import { type ClockTime, parseClockTime } from './wall-clock.ts'

/**
 * Intervals as people type them: `8-18`, `8:00–12:30, 14:00–18:00`, `8am-12pm y 2-6 pm`. Undefined where a part is no interval; the
 * intervals are not checked.
 *
 * Source: rules.md, "Opening hours".
 */
export function parseTypedHours(text: string): TimeInterval[] | undefined {
  const parts = text
    .split(/[,;\n]|\s(?:y|and)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const intervals = parts.map(readInterval)
  return parts.length > 0 && intervals.every((one) => one !== undefined) ? intervals : undefined
}

function readInterval(text: string): TimeInterval | undefined {
  const [from, to, ...more] = text.split(/\s*(?:[-–—]|\ba\b(?!\.)|\bto\b)\s*/i)
  if (from === undefined || to === undefined || more.length > 0) return undefined
  const begin = readTime(from)
  const end = to === '24' || to === '24:00' ? '24:00' : readTime(to)
  return begin && end ? { from: begin, to: end as ClosingTime } : undefined
}

/** A time of day, where a bare hour is a whole one. */
function readTime(text: string): ClockTime | undefined {
  const time = parseClockTime(text.replace(/^(\d{1,2})(?=$|\s*[ap])/i, '$1:00'))
  return time.ok ? time.value : undefined
}

/** Intervals as they are typed, so that reading them gives the same: `08:00–12:30, 14:00–18:00`. */
export const typedHours = (intervals: readonly TimeInterval[]): string =>
  intervals.map(({ from, to }) => `${from}–${to}`).join(', ')
