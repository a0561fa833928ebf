import type { Branded } from './brand.ts'
import { ok, type Result, refuse } from './result.ts'

/** A day of the calendar at the rental place, `yyyy-mm-dd`. */
export type CalendarDate = Branded<string, 'CalendarDate'>
/** A time of day at the rental place, `HH:mm`. */
export type ClockTime = Branded<string, 'ClockTime'>
/** What calendar and clock at the rental place show, `yyyy-mm-ddTHH:mm`. Compared as text, it is in order of time. */
export type WallClock = Branded<string, 'WallClock'>

/**
 * Parses `dd-mm-yyyy` or `yyyy-mm-dd`. Only dates that exist, from 1900 to 2199.
 *
 * Source: rules.md, "Dates and times".
 */
export function parseCalendarDate(text: string): Result<CalendarDate, 'date-invalid'> {
  const found = /^(?:(?<d>\d\d)-(?<m>\d\d)-(?<y>\d{4})|(?<y2>\d{4})-(?<m2>\d\d)-(?<d2>\d\d))$/.exec(
    text.trim(),
  )
  if (!found?.groups) return refuse('date-invalid')
  const { d, m, y, d2, m2, y2 } = found.groups
  const date = `${y ?? y2}-${m ?? m2}-${d ?? d2}`
  return isReal(date) ? ok(date as CalendarDate) : refuse('date-invalid')
}

function isReal(date: string): boolean {
  const year = Number(date.slice(0, 4))
  if (year < 1900 || year > 2199) return false
  const midnight = new Date(`${date}T00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date)
}

/**
 * Parses a time of day: `14:30`, `9:05`, `14:30:59` (seconds are dropped), `02:30 PM`, `2:30 p. m.`.
 *
 * Source: rules.md, "Dates and times".
 */
export function parseClockTime(text: string): Result<ClockTime, 'time-invalid'> {
  const found = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?:\s*([ap])\.?\s?m\.?)?$/i.exec(text.trim())
  if (!found) return refuse('time-invalid')
  const hour = hourOfDay(Number(found[1]), found[3]?.toLowerCase())
  return hour === undefined
    ? refuse('time-invalid')
    : ok(`${String(hour).padStart(2, '0')}:${found[2]}` as ClockTime)
}

function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

/**
 * Parses `yyyy-mm-ddTHH:mm`; only dates that exist, from 1900 to 2199.
 *
 * Source: rules.md, "Dates and times".
 */
export function parseWallClock(text: string): Result<WallClock, 'date-invalid'> {
  const parts = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim())
  return parts?.[1] !== undefined && isReal(parts[1]) ? ok(text.trim() as WallClock) : refuse('date-invalid')
}

/** This day at this time. */
export const wallClock = (date: CalendarDate, time: ClockTime): WallClock => `${date}T${time}` as WallClock

/** The day of a wall clock. */
export const dateOf = (at: WallClock): CalendarDate => at.slice(0, 10) as CalendarDate

/** The time of day of a wall clock. */
export const timeOf = (at: WallClock): ClockTime => at.slice(11) as ClockTime

/** Minutes from one wall clock to another, without changes of the offset; negative when `to` comes first. */
export const minutesBetween = (from: WallClock, to: WallClock): number => minutes(to) - minutes(from)

/** The day `n` days later, or earlier where `n` is negative. */
export const addDays = (date: CalendarDate, n: number): CalendarDate =>
  dateOf(atMinutes(minutes(`${date}T00:00`) + n * 24 * 60))

/** The wall clock moved on by `n` minutes, or back where `n` is negative. */
export const addMinutes = (at: WallClock, n: number): WallClock => atMinutes(minutes(at) + n)

/** The date as it is shown, `dd-mm-yyyy`. */
export const asTyped = (date: CalendarDate): string => date.split('-').reverse().join('-')

const minutes = (at: string): number => Date.parse(`${at}Z`) / 60_000
const atMinutes = (n: number): WallClock => new Date(n * 60_000).toISOString().slice(0, 16) as WallClock

/** The default time zone of a landing. */
export const HOME_TIMEZONE = 'America/Santo_Domingo'

/** Whether this is a time zone of the IANA database, such as `America/Santo_Domingo`. Bare offsets are not. */
export function isTimezone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }) !== undefined
  } catch {
    return false
  }
}

/** The wall clock in that time zone at an instant; seconds are dropped. RangeError for an unknown zone. */
export function wallClockIn(timezone: string, instant: Date): WallClock {
  const shown = formatterOf(timezone).formatToParts(instant)
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.find(({ type }) => type === name)?.value
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}` as WallClock
}

/** The UTC offset of that time zone at an instant, such as `UTC−04:00`. RangeError for an unknown zone. */
export function utcOffset(timezone: string, instant: Date): string {
  const ahead = minutes(wallClockIn(timezone, instant)) - Math.floor(instant.getTime() / 60_000)
  const time = timeOf(atMinutes(Math.abs(ahead)))
  return `UTC${ahead < 0 ? '−' : '+'}${time}`
}

/**
 * The instant of a wall clock in that time zone. Around a change of the offset, the offset before it counts: a skipped
 * time falls after the gap, of a repeated time the first is meant.
 *
 * Source: rules.md, "Dates and times".
 */
export function instantOf(at: WallClock, timezone: string): Date {
  const offsetAround = (days: number) => {
    const instant = minutes(at) + days * 24 * 60
    return minutes(wallClockIn(timezone, new Date(instant * 60_000))) - instant
  }
  const before = new Date((minutes(at) - offsetAround(-1)) * 60_000)
  const after = new Date((minutes(at) - offsetAround(1)) * 60_000)
  const changedAlready = wallClockIn(timezone, before) !== at && wallClockIn(timezone, after) === at
  return changedAlready ? after : before
}

/**
 * What the clock in that time zone shows when it is said to be this time: of a time that it skips the one after the gap, as 03:30
 * for 02:30 on the night in which it goes from 02:00 to 03:00; any other time itself.
 *
 * Source: rules.md, "Dates and times".
 */
export function realWallClock(at: WallClock, timezone: string): WallClock {
  const shown = wallClockIn(timezone, instantOf(at, timezone))
  return shown > at ? shown : at
}

/** The wall clock of each time zone at an instant, which is computed once a zone. */
export function clocksAt(instant: Date): (timezone: string) => WallClock {
  const clocks = new Map<string, WallClock>()
  return (timezone) => {
    const clock = clocks.get(timezone) ?? wallClockIn(timezone, instant)
    clocks.set(timezone, clock)
    return clock
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter takes a tenth of a millisecond, and every page needs one: they are cached by zone. */
function formatterOf(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timezone, made)
  return made
}
