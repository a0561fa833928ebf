import type { Quote, QuoteLine } from './quote.ts'

/** A line of a price before and after a change; null where it is missing. */
export interface LineDifference {
  readonly before: QuoteLine | null
  readonly after: QuoteLine | null
}

/**
 * The lines of two prices side by side, in the order of the later one; what was taken away comes last. A line is the same
 * one where it charges the same thing, whatever it costs.
 *
 * Source: rules.md, "Changes".
 */
export function lineDifferences(before: Pick<Quote, 'lines'>, after: Pick<Quote, 'lines'>): LineDifference[] {
  const left = [...before.lines]
  const take = (line: QuoteLine): QuoteLine | null => {
    const found = left.findIndex((one) => keyOf(one) === keyOf(line))
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null)
  }
  const both = after.lines.map((line) => ({ before: take(line), after: line }))
  return [...both, ...left.map((line) => ({ before: line, after: null }))]
}

const keyOf = ({ kind, code, name, reason }: QuoteLine): string => {
  const detail = reason.kind === 'out_of_hours' ? reason.at : kind === 'adjustment' ? (name?.es ?? '') : ''
  return JSON.stringify([kind, code, detail])
}
