import { folded } from '../folded.ts'
import type { DayOrder } from '../imports/choices.ts'
import { readDays } from '../imports/read-days.ts'
import type { DateRange, YearlyDate } from '../rates/rates.ts'
import type { CalendarDate } from '../wall-clock.ts'
import type { PriceQuestion } from './price-table.ts'

const DAY = String.raw`\d{1,2}(?:[/.]\d{1,2}(?:[/.]\d{2,4})?|\s*(?:de\s+|-)?[a-z]{3,10}\.?(?:\s+(?:del?\s+)?\d{4})?)`
/** Two days with what stands between them: `15/12–15/01`, `15 dic al 15 ene`. */
const DATES = new RegExp(
  String.raw`(?:\bdel?\s+)?\b(${DAY})\s*(?:[-–—]|\bal?\b|\bto\b|\bhasta\b)\s*(?:el\s+)?(${DAY})`,
  'g',
)
const YEAR = /\d{4}$|[/.]\d+[/.]\d{2}$/
/** A leap year, for days of any. */
const ANY_YEAR = 2000

/** The days that heads tell of their seasons, read together: one that tells its order tells that of all. */
export interface SeasonDates {
  /** By the head; those that tell none are absent. */
  readonly ranges: ReadonlyMap<string, readonly DateRange[]>
  readonly question: PriceQuestion | undefined
}

/** A head without its days. */
export const withoutDates = (head: string): string =>
  folded(head).replace(DATES, (all, from: string, to: string) => (isDated(from) && isDated(to) ? ' ' : all))

/** What could be a day; `1 a 2 dias` and `3 dias` are lengths. */
const isDated = (text: string): boolean => !/\d\s*(?:dias?|days?|horas?|semanas?|meses)/.test(text)

/** Reads the days in heads. */
export function seasonDates(heads: readonly string[], chosen: DayOrder | undefined): SeasonDates {
  const found = [...new Set(heads)].flatMap((head) =>
    [...folded(head).matchAll(DATES)]
      .filter(([, from = '', to = '']) => isDated(from) && isDated(to))
      .map(([, from = '', to = '']) => ({ head, ends: [from.trim(), to.trim()] as const })),
  )
  const texts = found.flatMap(({ ends }) => ends)
  const days = readDays(
    texts.map((text) =>
      YEAR.test(text) ? text : `${text.replace(/\.$/, '')}${/[a-z]/.test(text) ? ' ' : '/'}${ANY_YEAR}`,
    ),
    chosen,
  )
  const asked = days.findIndex((day) => day && 'readings' in day)
  const twofold = days[asked]
  const ranges = new Map<string, DateRange[]>()
  found.forEach(({ head }, n) => {
    const [from, to] = [dayOf(2 * n), dayOf(2 * n + 1)]
    if (from !== undefined && to !== undefined) ranges.set(head, [...(ranges.get(head) ?? []), { from, to }])
  })
  return {
    ranges,
    question:
      twofold && 'readings' in twofold
        ? { kind: 'day-order', example: texts[asked] ?? '', readings: twofold.readings }
        : undefined,
  }

  /** Of each year where the head tells none. */
  function dayOf(index: number): YearlyDate | CalendarDate | undefined {
    const day = days[index]
    if (!(day && 'value' in day)) return undefined
    return YEAR.test(texts[index] ?? '') ? day.value : (day.value.slice(5) as YearlyDate)
  }
}
