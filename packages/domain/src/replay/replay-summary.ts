import { type MinorUnits, minorUnits } from '../money.ts'
import type { BasisPoints } from '../rates/rates.ts'

/** What other rates make of a reservation. */
export type ReplayOutcome =
  | { readonly kind: 'priced'; readonly before: MinorUnits; readonly after: MinorUnits }
  /** The code of the rule that refuses it. */
  | { readonly kind: 'refused'; readonly rule: string }
  /** It can't be compared: its vehicle was deleted, or it is in another currency. */
  | { readonly kind: 'omitted'; readonly why: 'vehicle-deleted' | 'other-currency' }

type Priced = Extract<ReplayOutcome, { kind: 'priced' }>

/** What other rates would have made of reservations. */
export interface ReplaySummary<Row> {
  readonly reservations: number
  readonly dearer: number
  readonly cheaper: number
  readonly unchanged: number
  /** How much more all that have both prices would cost together; null where these come to nothing. */
  readonly change: BasisPoints | null
  readonly before: MinorUnits
  readonly after: MinorUnits
  /** Those whose price changes most, in either direction. */
  readonly largest: readonly Row[]
  /** How many each rule refuses, the most first. */
  readonly refused: readonly { readonly rule: string; readonly count: number }[]
  readonly leftOut: readonly { readonly why: 'vehicle-deleted' | 'other-currency'; readonly count: number }[]
}

/** Adds up a replay. Source: rules.md, "Replay". */
export function replaySummary<About>(
  rows: readonly (About & ReplayOutcome)[],
  listed = 10,
): ReplaySummary<About & Priced> {
  const priced = rows.filter((row): row is About & Priced => row.kind === 'priced')
  const before = priced.reduce((sum, row) => sum + row.before, 0)
  const after = priced.reduce((sum, row) => sum + row.after, 0)
  const difference = (row: Priced) => row.after - row.before
  return {
    reservations: rows.length,
    dearer: priced.filter((row) => difference(row) > 0).length,
    cheaper: priced.filter((row) => difference(row) < 0).length,
    unchanged: priced.filter((row) => difference(row) === 0).length,
    change: before > 0 ? (Math.round(((after - before) * 10_000) / before) as BasisPoints) : null,
    before: minorUnits(before),
    after: minorUnits(after),
    largest: priced
      .filter((row) => difference(row) !== 0)
      .toSorted((one, other) => Math.abs(difference(other)) - Math.abs(difference(one)))
      .slice(0, listed),
    refused: counted(rows.flatMap((row) => (row.kind === 'refused' ? row.rule : []))).map(
      ([rule, count]) => ({ rule, count }),
    ),
    leftOut: counted(rows.flatMap((row) => (row.kind === 'omitted' ? row.why : []))).map(([why, count]) => ({
      why,
      count,
    })),
  }
}

const counted = <Name extends string>(names: readonly Name[]): [Name, number][] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [Name, number] => [name, all.length])
    .sort(([, one], [, other]) => other - one)
