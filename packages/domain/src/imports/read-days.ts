import { folded } from '../folded.ts'
import { addDays, type CalendarDate, parseCalendarDate } from '../wall-clock.ts'
import type { DayOrder } from './choices.ts'
import type { CellReading } from './read-cell.ts'
import { type Cell, cellText } from './sheet.ts'

/** The first letters of the months in Spanish and English. */
const MONTHS = 'ene|jan feb mar abr|apr may jun jul ago|aug sep|set oct nov dic|dec'
  .split(' ')
  .map((names) => names.split('|'))
const TIME = /[\sT]+\d{1,2}:\d{2}.*$/
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const NAMED_MONTH = /^(\d{1,2})(?:\s+de)?[-/.\s]+([a-z]{3,})\.?(?:\s+del?)?[-/.,\s]+(\d{4}|\d{2})$/
const MONTH_FIRST = /^([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/

/** Days as spreadsheets count them: of 1954 to 2119. */
const SERIALS = { least: 20_000, most: 80_000 }
const DAY_0 = '1899-12-30' as CalendarDate

type Possible = CalendarDate | readonly [dayFirst: CalendarDate, monthFirst: CalendarDate] | undefined

/**
 * The days of a column. One that can be read in two ways (`03/04/2027`) is read in the chosen order; without a choice in that of the others which
 * allow only one (`25/12/2026`), else in neither.
 */
export function readDays(
  cells: readonly Cell[],
  chosen: DayOrder | undefined,
): (CellReading<CalendarDate> | null)[] {
  const orders = new Set<DayOrder>()
  const possible = cells.map((cell) => possibleDays(cell, orders))
  const [first, second] = orders
  const order = chosen ?? (second === undefined ? first : undefined)
  return cells.map((cell, index): CellReading<CalendarDate> | null => {
    const days = possible[index]
    if (cell === null) return null
    if (days === undefined) return { refusal: 'date-invalid' }
    if (typeof days === 'string')
      return typeof cell === 'object' || /\D/.test(cellText(cell))
        ? { value: days }
        : { value: days, as: days }
    if (order === undefined) return { readings: days }
    const [value, other] = order === 'day-first' ? days : [days[1], days[0]]
    const by = order === 'day-first' ? 'month-first' : 'day-first'
    return { value, as: value, otherwise: { as: other, by } }
  })
}

/** The day or the two days that a cell may be; adds the order that a cell shows which allows only one. */
function possibleDays(cell: Cell, orders: Set<DayOrder>): Possible {
  if (cell === null || typeof cell === 'boolean') return undefined
  if (typeof cell === 'object') return day(...numbers(ISO.exec(cell.day)))
  const text = folded(cellText(cell)).replace(TIME, '')
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : 0
  if (serial >= SERIALS.least && serial <= SERIALS.most) return addDays(DAY_0, serial)
  const iso = ISO.exec(text)
  if (iso) return day(...numbers(iso))
  const named = NAMED_MONTH.exec(text)
  if (named) return day(Number(named[3]), monthOf(named[2]), Number(named[1]))
  const monthFirst = MONTH_FIRST.exec(text)
  if (monthFirst) return day(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]))
  const [one, other, year] = numbers(NUMBERS.exec(text))
  const readings = [day(year, other, one), day(year, one, other)] as const
  const [byDay, byMonth] = readings
  if (byDay === undefined || byMonth === undefined) {
    if (byDay !== undefined) orders.add('day-first')
    if (byMonth !== undefined) orders.add('month-first')
    return byDay ?? byMonth
  }
  return byDay === byMonth ? byDay : [byDay, byMonth]
}

const numbers = (found: RegExpExecArray | null): [number, number, number] => [
  Number(found?.[1]),
  Number(found?.[2]),
  Number(found?.[3]),
]

const monthOf = (name = ''): number => MONTHS.findIndex((names) => names.includes(name.slice(0, 3))) + 1

/** Years of two digits are of this century. */
function day(year: number, month: number, dayOfMonth: number): CalendarDate | undefined {
  const two = (n: number) => String(n).padStart(2, '0')
  const read = parseCalendarDate(`${year < 100 ? 2000 + year : year}-${two(month)}-${two(dayOfMonth)}`)
  return read.ok ? read.value : undefined
}
