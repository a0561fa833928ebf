import { folded } from '../folded.ts'
import { isEqual } from '../is-equal.ts'
import { inLanguages } from '../languages.ts'
import type { Season } from '../rates/rates.ts'
import { spanOfHead } from './day-span.ts'
import type { PriceColumn, PriceQuestion, PriceTableRefusal, PriceTableSetting } from './price-table.ts'
import { type SeasonDates, seasonDates, withoutDates } from './season-dates.ts'
import { isBaseLabel, seasonLabel, type TableHead } from './table-heads.ts'

/** What the heads of prices say. */
interface PriceColumns {
  readonly columns: readonly PriceColumn[]
  readonly questions: readonly PriceQuestion[]
  readonly seasons: readonly Season[]
  /** Columns that somebody left out. */
  readonly leftOut: readonly string[]
}

/** The names of seasons, as heads are compared with them. */
export const seasonsByLabel = (seasons: readonly Season[]): ReadonlyMap<string, Season> =>
  new Map(
    seasons.flatMap((season) => [season.name.es, season.name.en].map((name) => [seasonLabel(name), season])),
  )

/** Understands heads as lengths of rental and seasons. A season that the rates lack is added with the dates that its head tells, else it is asked for. */
export function priceColumns(heads: readonly TableHead[], setting: PriceTableSetting): PriceColumns {
  const { choices, newSeasons } = setting
  const dates = seasonDates(
    heads.map(({ head }) => head),
    choices.dayOrder,
  )
  const known = seasonsByLabel(setting.seasons)
  const added = new Map<string, Season>()
  const read = heads.map((head) => columnOf(head))
  const labels = new Set(read.flatMap(({ asked }) => asked ?? []))
  const columns = withSpansChecked(read.flatMap(({ column }) => column ?? []))
  return {
    columns,
    seasons: [...added.values()],
    leftOut: read.flatMap(({ column, head }) => (column ? [] : [head])),
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
    const found = seasonOf(head, label, dates)
    const chosen = found === undefined ? choices.seasons[label] : undefined
    if (chosen === 'none') return { head }
    const season =
      found === undefined
        ? chosen === 'base'
          ? null
          : chosen
        : typeof found === 'object'
          ? (found?.id ?? null)
          : undefined
    const refusal: PriceTableRefusal | undefined = isDate
      ? 'head-is-date'
      : span === null || (found === undefined && !/\p{L}/u.test(label))
        ? 'span-unknown'
        : typeof found === 'string'
          ? found
          : undefined
    return {
      ...{
        head,
        column: { index, head, from, to, season, perDays: choices.perDays[index] ?? perDays, refusal },
      },
      ...(season === undefined && !refusal && { asked: label }),
    }
  }

  /** Null outside of all seasons; undefined where it has to be asked for. */
  function seasonOf(
    head: string,
    label: string,
    { ranges, question }: SeasonDates,
  ): Season | null | undefined | 'season-dates-differ' {
    const days = ranges.get(head)
    const season = known.get(label)
    if (!days) return season ?? (isBaseLabel(label) && !question ? null : undefined)
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
