import type { PriceCell } from '../rates/rates.ts'
import { MAX_RENTAL_DAYS } from '../rental-period.ts'
import type { DaySpan } from './price-table.ts'

/** What a head says of days, and the rest of its words. */
export interface SpanOfHead {
  /** Undefined where it says nothing of days; null where that can't be understood. */
  readonly span: DaySpan | null | undefined
  /** For how many days a price is; undefined where it may be for one or for all of them: `semanal`, `7 días`. */
  readonly perDays: PriceCell['perDays'] | undefined
  readonly rest: string
}

const DAYS = String.raw`(?:\s*(?:dias?|days?|d)\b\.?)?`
const PER_DAY = /(?:\/|\b(?:por|al|per|a))\s*(?:dia|day)\b|\b(?:diari[oa]s?|daily)\b/
const WEEK = /\b(?:1\s+)?(?:semana(?:l(?:es)?)?|week(?:ly)?)\b/
const MONTH = /\b(?:1\s+)?(?:mes|mensual(?:es)?|month(?:ly)?)\b/
/** `weeks` and `months` in numbers: they are no days. */
const OTHER_UNIT = /\d\s*(?:semanas?|weeks?|mes(?:es)?|months?|horas?|hours?|h|km)\b/

type Make = (one: number, other: number) => DaySpan
const SPANS: readonly (readonly [RegExp, Make])[] = [
  [
    new RegExp(
      String.raw`\b(?:de\s+|from\s+)?(\d{1,3})${DAYS}\s*(?:-|\ba\b|\bal\b|\bto\b|\bhasta\b)\s*(\d{1,3})\b${DAYS}`,
    ),
    (from, to) => ({ from, to }),
  ],
  [
    new RegExp(String.raw`(?:\bmas de|\bmore than|\bover|>)\s*(\d{1,3})\b${DAYS}`),
    (n) => ({ from: n + 1, to: null }),
  ],
  [new RegExp(String.raw`(?:\bhasta|\bup to|<=)\s*(\d{1,3})\b${DAYS}`), (to) => ({ from: 1, to })],
  [
    new RegExp(
      String.raw`\b(\d{1,3})${DAYS}\s*(?:\+|(?:o|y|or|and)\s+(?:mas|more|up)\b|en adelante\b|up\b)${DAYS}`,
    ),
    (from) => ({ from, to: null }),
  ],
  [
    new RegExp(String.raw`(?:\+|>=|\ba partir de|\bdesde|\bfrom)\s*(\d{1,3})\b${DAYS}`),
    (from) => ({ from, to: null }),
  ],
  [/\b(\d{1,3})\s*(?:dias?|days?)\b/, (days) => ({ from: days, to: days })],
]

/** What a head says of lengths of rental: `1–2 días`, `3 a 6`, `7+`, `7 o más`, `weekly`. It is folded. */
export function spanOfHead(head: string): SpanOfHead {
  const isPerDay = PER_DAY.test(head)
  const text = head
    .replace(PER_DAY, ' ')
    .replace(/[–—−‐]/g, '-')
    .replace(/≥/g, '>=')
    .replace(/≤/g, '<=')
  for (const [days, words] of [
    [7, WEEK],
    [30, MONTH],
  ] as const) {
    const rest = text.replace(words, ' ')
    if (rest === text || /\d/.test(rest)) continue
    return { span: { from: days, to: null }, perDays: isPerDay ? 1 : undefined, rest }
  }
  if (OTHER_UNIT.test(text)) return { span: null, perDays: 1, rest: '' }
  for (const [words, make] of SPANS) {
    const found = words.exec(text)
    if (!found) continue
    const span = make(Number(found[1]), Number(found[2]))
    const { from, to } = span
    const isSound =
      from >= 1 && from <= MAX_RENTAL_DAYS && (to === null || (to >= from && to <= MAX_RENTAL_DAYS))
    const rest = text.replace(words, ' ')
    if (from === to && (from === 7 || from === 30))
      return { span: { from, to: null }, perDays: isPerDay ? 1 : undefined, rest }
    return { span: isSound ? span : null, perDays: 1, rest }
  }
  return { span: isPerDay ? { from: 1, to: null } : undefined, perDays: 1, rest: text }
}
