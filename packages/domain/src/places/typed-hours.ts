import { type ClockTime, parseClockTime } from '../wall-clock.ts'
import type { ClosingTime, TimeInterval } from './opening-hours.ts'

/**
 * Intervals as people type them: `8-18`, `8:00–12:30, 14:00–18:00`, `8am-12pm y 2-6 pm`. Undefined where a part is no interval; the
 * intervals are not checked.
 *
 * Where one end alone has its half of the day, the other is the nearest to it: `2-6 pm` is 14:00–18:00, `8-1 pm` is
 * 08:00–13:00. Midnight as an end is 24:00. They are put in order where it is sure which half is meant: `8-12, 2-6` is left as it is.
 *
 * Source: rules.md, "Opening hours".
 */
export function parseTypedHours(text: string): TimeInterval[] | undefined {
  const parts = text
    .split(/[,;\n]|\s(?:y|and)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const read = parts.map(readInterval)
  if (parts.length === 0 || !read.every((one) => one !== undefined)) return undefined
  const intervals = read.map(({ interval }) => interval)
  const isSure = read.some(({ clock }) => clock === 24) || read.every(({ clock }) => clock === 12)
  return isSure ? intervals.toSorted((one, other) => (one.from < other.from ? -1 : 1)) : intervals
}

/** An interval, and the clock that it was typed by: of 12 hours with am or pm, of 24, or undefined where both are possible. */
interface ReadInterval {
  readonly interval: TimeInterval
  readonly clock: 12 | 24 | undefined
}

function readInterval(text: string): ReadInterval | undefined {
  const [from, to, ...more] = text.split(/\s*(?:[-–—]|\ba\b(?!\.)|\bto\b)\s*/i)
  if (from === undefined || to === undefined || more.length > 0) return undefined
  const begin = readTime(from)
  const end: ReadTime | undefined =
    to === '24' || to === '24:00' ? { time: '00:00' as ClockTime, clock: 24 } : readTime(to)
  if (!begin || !end) return undefined
  const begins = end.clock === 12 ? halvesOf(begin) : [begin.time]
  const ends = (begin.clock === 12 ? halvesOf(end) : [end.time]).map(asEnd).toSorted()
  const first = begins.findLast((time) => ends.some((last) => time < last)) ?? begins.at(-1) ?? begin.time
  const last = ends.find((time) => first < time) ?? asEnd(end.time)
  const clock = [begin.clock, end.clock].includes(24) ? 24 : (begin.clock ?? end.clock)
  return { interval: { from: first, to: last }, clock }
}

/** Midnight is the end of its day. */
const asEnd = (time: ClockTime): ClosingTime => (time === '00:00' ? '24:00' : time)

/** A typed time, and the clock that it was typed by. */
interface ReadTime {
  readonly time: ClockTime
  readonly clock: ReadInterval['clock']
}

/** Both times that an hour without am or pm may be, in order. */
function halvesOf({ time, clock }: ReadTime): ClockTime[] {
  if (clock !== undefined) return [time]
  const hour = Number(time.slice(0, 2)) % 12
  return [hour, hour + 12].map((each) => `${String(each).padStart(2, '0')}${time.slice(2)}` as ClockTime)
}

/** Reads a time of day, where a bare hour is a whole one. */
function readTime(text: string): ReadTime | undefined {
  const time = parseClockTime(text.replace(/^(\d{1,2})(?=$|\s*[ap])/i, '$1:00'))
  if (!time.ok) return undefined
  if (/[ap]/i.test(text)) return { time: time.value, clock: 12 }
  return { time: time.value, clock: /^([1-9]|1[0-2])(?!\d)/.test(text) ? undefined : 24 }
}

/** Intervals as they are typed, so that reading them gives the same: `08:00–12:30, 14:00–18:00`. */
export const typedHours = (intervals: readonly TimeInterval[]): string =>
  intervals.map(({ from, to }) => `${from}–${to}`).join(', ')
