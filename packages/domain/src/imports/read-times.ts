import { folded } from '../folded.ts'
import {
  addMinutes,
  type CalendarDate,
  type ClockTime,
  parseClockTime,
  timeOf,
  type WallClock,
  wallClock,
} from '../wall-clock.ts'
import type { DayOrder } from './choices.ts'
import type { CellReading } from './read-cell.ts'
import { readDays } from './read-days.ts'
import type { Cell } from './sheet.ts'

const MINUTES_A_DAY = 24 * 60
/** `10:00`, `10.30`, `10h30`, `10 am`, `3:30 p. m.`, `12 m.`, `15 h`; a number alone is no time. */
const TIME =
  /^(?:a las? )?(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2})(?::\d{2}(?:\.\d+)?z?)?)?\s*(?:(?<half>[ap]?)\.?\s?(?<m>m)\.?|(?<h>h(?:rs?|oras?)?)\.?)?$/
/** A day, and the time behind it. */
const DAY_AND_TIME =
  /^(?<day>.*?\d)(?:[\sT,]+|\s+-\s+)(?<time>(?:a las? )?\d{1,2}\s*(?:[:.h]\s*\d{2}.*|[aphm][\s.a-z]*))$/i

/** The time of day that a cell says. */
export function readTime(cell: Cell): CellReading<ClockTime> {
  const invalid = { refusal: 'time-invalid' } as const
  if (cell === null || typeof cell === 'boolean') return invalid
  if (typeof cell === 'object') return cell.time === undefined ? invalid : { value: cell.time as ClockTime }
  // A spreadsheet counts the day from 0 to 1.
  if (typeof cell === 'number') return cell >= 0 && cell < 1 ? { value: atShare(cell) } : invalid
  const { hour, minute, half, m, h } = TIME.exec(folded(cell))?.groups ?? {}
  if (hour === undefined || (minute ?? m ?? h) === undefined) return invalid
  // Noon is `12 m.`
  if (m !== undefined && half === '' && Number(hour) !== 12) return invalid
  const read = parseClockTime(`${hour}:${minute ?? '00'}${half ? ` ${half}m` : ''}`)
  return read.ok ? { value: read.value } : invalid
}

const atShare = (share: number): ClockTime =>
  timeOf(addMinutes('2000-01-01T00:00' as WallClock, Math.round(share * MINUTES_A_DAY) % MINUTES_A_DAY))

/** The days of a column as `readDays` reads them, each with the time of day where its cell has one. */
export function readMoments(
  cells: readonly Cell[],
  chosen: DayOrder | undefined,
): (CellReading<CalendarDate | WallClock> | null)[] {
  const parts = cells.map(partsOf)
  const days = readDays(
    parts.map(({ day }) => day),
    chosen,
  )
  return days.map((reading, index) => {
    const time = parts[index]?.time
    if (time === undefined || !reading || !('value' in reading)) return reading
    const read = readTime(time)
    if (!('value' in read)) return read
    // Of a day without a time, files say midnight.
    return read.value === '00:00' ? reading : { ...reading, value: wallClock(reading.value, read.value) }
  })
}

/** The day of a cell, and what it says of the time. */
function partsOf(cell: Cell): { day: Cell; time?: Cell } {
  if (typeof cell === 'number' && cell % 1 > 0) return { day: Math.floor(cell), time: cell % 1 }
  if (cell !== null && typeof cell === 'object')
    return cell.time === undefined ? { day: cell } : { day: { day: cell.day }, time: cell }
  const { day, time } = (typeof cell === 'string' && DAY_AND_TIME.exec(cell)?.groups) || {}
  return day === undefined || time === undefined ? { day: cell } : { day, time }
}
