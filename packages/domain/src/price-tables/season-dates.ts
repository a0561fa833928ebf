import { folded } from '../folded.ts'
import type { DayOrder } from '../imports/choices.ts'
import { readDays } from '../imports/read-days.ts'
import { type Cell, cellText } from '../imports/sheet.ts'
import type { DateRange, YearlyDate } from '../rates/rates.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { PriceQuestion } from './price-table.ts'

const MONTH = '(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|se[pt]|oct|nov|dic|dec)'
const DAY = String.raw`${MONTH}[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+\d{4})?|\d{1,2}(?:[/.]\d{1,2}(?:[/.]\d{2,4})?|\s*(?:de\s+|-)?${MONTH}[a-z]*\.?(?:\s+(?:del?\s+)?\d{4})?)`
/** Two days with what stands between them: `15/12–15/01`, `15 dic al 15 ene`, `Dec 15 – Jan 15`. */
const DATES = new RegExp(
  String.raw`(?:\b(?:del?|from)\s+)?\b(${DAY})\s*(?:[-–—]|\bal?\b|\bto\b|\bhasta\b)\s*(?:el\s+)?(${DAY})`,
  'g',
)
const YEAR = /\d{4}$|^\d{4}-|[/.]\d+[/.]\d{2}$/
/** `Dec 26 – Jan 27`: days, or months of two years. */
const DAY_OR_YEAR = /^[a-z]+\.?\s+(2[4-9]|3\d)$/
/** A leap year, for days of any. */
const ANY_YEAR = 2000

/** Words for a season, and its first and last day where these have cells of their own. */
export interface SeasonWords {
  /** All of them. */
  readonly head: string
  readonly ends?: readonly [Cell, Cell] | undefined
}

/** The days that heads tell of their seasons, read together: one that tells its order tells that of all. */
export interface SeasonDates {
  /** By the head; `asked` where they can be read in two ways. Those that tell none are absent. */
  readonly ranges: ReadonlyMap<string, readonly DateRange[] | 'asked' | 'season-dates-invalid'>
  readonly question: PriceQuestion | undefined
}

/** A head without its days. */
export const withoutDates = (head: string): string =>
  folded(head).replace(DATES, (all, from: string, to: string) => (isDated(from, to) ? ' ' : all))

/** Whether words can only be two days. */
function isDated(from: string, to: string): boolean {
  const [first, last] = [from, to].map((text) => Number(DAY_OR_YEAR.exec(text.trim())?.[1]))
  return first === undefined || last === undefined || !(last - first === 0 || last - first === 1)
}

/** Both of each year, which may begin anew between them, or both of one. */
const isInOrder = (from: string, to: string): boolean =>
  from.length === to.length && (from.length === '12-31'.length || from <= to)

const hasYear = (cell: Cell): boolean => typeof cell !== 'string' || YEAR.test(cell.trim())

/** Reads the days of seasons. */
export function seasonDates(words: readonly SeasonWords[], chosen: DayOrder | undefined): SeasonDates {
  const found = words.flatMap(({ head, ends }) =>
    ends
      ? [{ head, ends }]
      : [...folded(head).matchAll(DATES)]
          .filter(([, from = '', to = '']) => isDated(from, to))
          .map(([, from = '', to = '']) => ({ head, ends: [from.trim(), to.trim()] as const })),
  )
  const cells = found.flatMap(({ ends }) => ends)
  const days = readDays(
    cells.map((cell) =>
      hasYear(cell)
        ? cell
        : `${cellText(cell).replace(/\.$/, '')}${/\p{L}/u.test(cellText(cell)) ? ' ' : '/'}${ANY_YEAR}`,
    ),
    chosen,
  )
  const asked = days.findIndex((day) => day && 'readings' in day)
  const twofold = days[asked]
  const ranges = new Map<string, DateRange[] | 'asked' | 'season-dates-invalid'>()
  found.forEach(({ head }, n) => {
    const [from, to] = [dayOf(2 * n), dayOf(2 * n + 1)]
    const before = ranges.get(head) ?? []
    if (typeof before === 'string') return
    if (from === undefined || to === undefined) ranges.set(head, 'asked')
    else if (from === null || to === null || !isInOrder(from, to)) ranges.set(head, 'season-dates-invalid')
    else ranges.set(head, [...before, { from, to }])
  })
  return {
    ranges,
    question:
      twofold && 'readings' in twofold
        ? { kind: 'day-order', example: cellText(cells[asked] ?? null), readings: twofold.readings }
        : undefined,
  }

  /** Of each year where none is told; null where it is no day, undefined where it is asked. */
  function dayOf(index: number): YearlyDate | CalendarDate | null | undefined {
    const day = days[index]
    if (day && 'readings' in day) return undefined
    if (!(day && 'value' in day)) return null
    return hasYear(cells[index] ?? null) ? day.value : (day.value.slice(5) as YearlyDate)
  }
}
