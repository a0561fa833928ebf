import { folded } from '../folded.ts'
import { isEqual } from '../is-equal.ts'
import { inLanguages } from '../languages.ts'
import type { Season } from '../rates/rates.ts'
import { spanOfHead } from './day-span.ts'
import type { PriceColumn, PriceQuestion, PriceTableRefusal, PriceTableSetting } from './price-table.ts'
import { type SeasonWords, seasonDates, withoutDates } from './season-dates.ts'
import { isBaseLabel, seasonLabel, type TableHead } from './table-heads.ts'

/** Which season words tell: its id, null outside of all; missing where it is asked for or refused. */
export interface ToldSeason {
  readonly season?: string | null
  /** What is asked. */
  readonly asked?: string
  readonly refusal?: PriceTableRefusal
  /** Whether somebody left it out. */
  readonly isLeftOut?: boolean
}

/** What a row says of its season; `head` with its days. */
export interface RowSeason extends SeasonWords {
  readonly text: string
}

/** What the heads of prices say. */
interface PriceColumns {
  readonly columns: readonly PriceColumn[]
  readonly questions: readonly PriceQuestion[]
  readonly seasons: readonly Season[]
  /** Those of the rows, by their words. */
  readonly ofRows: ReadonlyMap<string, ToldSeason>
  /** Columns that somebody left out. */
  readonly leftOut: readonly string[]
}

/** The names of seasons, as heads are compared with them. */
export const seasonsByLabel = (seasons: readonly Season[]): ReadonlyMap<string, Season> =>
  new Map(
    seasons.flatMap((season) => [season.name.es, season.name.en].map((name) => [seasonLabel(name), season])),
  )

/**
 * Understands heads as lengths of rental and seasons, and the words of rows as seasons. A season that the rates lack is added with the dates that
 * are told, else it is asked for.
 */
export function priceColumns(
  heads: readonly TableHead[],
  rows: ReadonlyMap<string, RowSeason>,
  setting: PriceTableSetting,
): PriceColumns {
  const { choices, newSeasons } = setting
  const words = new Map<string, SeasonWords>([...heads.map(({ head }) => [head, { head }] as const), ...rows])
  const dates = seasonDates([...words.values()], choices.dayOrder)
  const known = seasonsByLabel(setting.seasons)
  const added = new Map<string, Season>()
  const read = heads.map((head) => columnOf(head))
  const ofRows = new Map(
    [...rows].map(([head, { text }]) => [head, seasonFor(head, seasonLabel(withoutDates(text)))]),
  )
  const labels = new Set([...read, ...ofRows.values()].flatMap(({ asked }) => asked ?? []))
  const columns = withSpansChecked(read.flatMap(({ column }) => column ?? []))
  return {
    columns,
    seasons: [...added.values()],
    ofRows,
    leftOut: [
      ...read.flatMap(({ column, head }) => (column ? [] : [head])),
      ...[...ofRows].flatMap(([head, { isLeftOut }]) => (isLeftOut ? [head] : [])),
    ],
    questions: [
      ...(dates.question ? [dates.question] : []),
      ...[...labels].map((label) => ({ kind: 'season' as const, label })),
      ...columns.flatMap(({ index, head, from, perDays, season, refusal }) =>
        perDays === undefined && season !== undefined && !refusal && (from === 7 || from === 30)
          ? [{ kind: 'per-days' as const, index, head, days: from as 7 | 30 }]
          : [],
      ),
    ],
  }

  function columnOf({ index, head, isDate }: TableHead): {
    head: string
    column?: PriceColumn
    asked?: string
  } {
    const { span, perDays, rest } = spanOfHead(withoutDates(head))
    const { from, to } = span ?? { from: 1, to: null }
    const label = seasonLabel(rest)
    const { season, asked, isLeftOut, refusal: ofSeason } = seasonFor(head, label)
    if (isLeftOut) return { head }
    const refusal: PriceTableRefusal | undefined = isDate
      ? 'head-is-date'
      : span === null || (asked !== undefined && !/\p{L}/u.test(label))
        ? 'span-unknown'
        : rows.size > 0 && typeof season === 'string'
          ? 'season-twice'
          : ofSeason
    return {
      ...{
        head,
        column: { index, head, from, to, season, perDays: choices.perDays[index] ?? perDays, refusal },
      },
      ...(asked !== undefined && !refusal && { asked }),
    }
  }

  function seasonFor(head: string, label: string): ToldSeason {
    const days = dates.ranges.get(head)
    if (days === 'asked') return {}
    if (typeof days === 'string') return { refusal: days }
    // A row that says nothing may go on with the season above, or be outside of all.
    const found = head === '' ? undefined : seasonOf(label, days, head)
    if (typeof found === 'string') return { refusal: found }
    if (found !== undefined) return { season: found?.id ?? null }
    const chosen = choices.seasons[label]
    if (chosen === undefined) return { asked: label }
    return chosen === 'none' ? { isLeftOut: true } : { season: chosen === 'base' ? null : chosen }
  }

  /** Null outside of all seasons; undefined where it has to be asked for. */
  function seasonOf(
    label: string,
    days: Season['ranges'] | undefined,
    head: string,
  ): Season | null | undefined | 'season-dates-differ' {
    const season =
      label === ''
        ? [...setting.seasons, ...added.values()].find((one) => isEqual(one.ranges, days))
        : known.get(label)
    if (!days) return season ?? (isBaseLabel(label) ? null : undefined)
    if (season) return isEqual(season.ranges, days) ? season : 'season-dates-differ'
    const name = label || withDates(head)
    const made = added.get(name)
    if (made) return isEqual(made.ranges, days) ? made : 'season-dates-differ'
    const one = newSeason(`${newSeasons}-${added.size + 1}`, name, days)
    added.set(name, one)
    return one
  }
}

const withDates = (head: string): string => folded(head).slice(0, 80)

const newSeason = (id: string, name: string, ranges: Season['ranges']): Season => ({
  id,
  name: inLanguages(() => name.charAt(0).toUpperCase() + name.slice(1)),
  ranges,
  weekdays: null,
  percent: null,
  minDays: null,
  maxDays: null,
  noPickup: [],
  noReturn: [],
})

/** The columns, those of each season in order: none may overlap another, or leave a length without a price. */
function withSpansChecked(columns: readonly PriceColumn[]): PriceColumn[] {
  const faults = new Map<string, PriceTableRefusal>()
  const key = ({ season }: PriceColumn) => String(season)
  const sound = columns.filter(({ refusal, season }) => !refusal && season !== undefined)
  const ends = new Map<PriceColumn, number>()
  for (const [season, own] of Map.groupBy(sound, key)) {
    const ordered = own.toSorted((one, other) => one.from - other.from)
    ordered.forEach((column, n) => {
      const next = ordered[n + 1]
      if (!next) return
      if (column.to === null) ends.set(column, next.from - 1)
      if (next.from === column.from || (column.to ?? 0) >= next.from) faults.set(season, 'span-overlap')
      else if (column.to !== null && column.to + 1 < next.from) faults.set(season, 'span-gap')
    })
  }
  return columns.map((column) => {
    const refusal = column.refusal ?? (sound.includes(column) ? faults.get(key(column)) : undefined)
    return { ...column, to: column.to ?? ends.get(column) ?? null, refusal }
  })
}
