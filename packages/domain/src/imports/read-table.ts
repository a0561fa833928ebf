import type { Currency } from '../currency.ts'
import { singleSpaced } from '../folded.ts'
import type { ImportChoices } from './choices.ts'
import type { FieldKind } from './field-kinds.ts'
import { type ImportField, type ImportKind, TABLES, type TableKind } from './import-kinds.ts'
import {
  bareCell,
  type CellReading,
  readEmail,
  readFeatures,
  readMark,
  readPhone,
  readText,
} from './read-cell.ts'
import { readDays } from './read-days.ts'
import { readCount, readPrices } from './read-numbers.ts'
import { readMoments, readTime } from './read-times.ts'
import type { ImportQuestion, NotedReading, Reading, ReadRow } from './reading.ts'
import { type Cell, cellText, type Sheet } from './sheet.ts'

type Value = string | number | readonly string[]
type OneReading = CellReading<Value> | null

/** What a row of any kind says. */
export type ReadValues = Readonly<Partial<Record<ImportField, Value>>>

/** Examples of a column that are said. */
const MOST_NOTED = 2

/**
 * What the rows of a sheet say, by the field of each of its columns (null: not read). A cell whose question nobody has answered has no
 * value.
 *
 * Source: rules.md, "Import".
 */
export function readTable(
  kind: ImportKind,
  sheet: Sheet,
  columns: readonly (ImportField | null)[],
  { choices, currency }: { choices: ImportChoices; currency: Currency },
): Reading<ReadValues> {
  const table = TABLES[kind]
  const read = columns.flatMap((field, index) => {
    const is = field === null ? undefined : table.fields[field]
    if (field === null || is === undefined || columns.indexOf(field) < index) return []
    const cells = sheet.rows.map((row) => bareCell(row.cells[index] ?? null))
    return [{ field, is, cells, readings: readColumn({ table, field, is }, cells, choices, currency) }]
  })
  return {
    rows: sheet.rows.map(({ line, cells }, row) => readRow(line, cells, row, read)),
    questions: read.flatMap(questionsOf),
    readings: read.flatMap((column) => notedOf(column).map((noted) => ({ field: column.field, ...noted }))),
  }
}

interface ReadColumn {
  readonly field: ImportField
  readonly is: FieldKind
  readonly cells: readonly Cell[]
  readonly readings: readonly OneReading[]
}

function readColumn(
  { table, field, is }: Pick<ReadColumn, 'field' | 'is'> & { readonly table: TableKind },
  cells: readonly Cell[],
  { decimals, dayOrder, words }: ImportChoices,
  currency: Currency,
): readonly OneReading[] {
  if (is.kind === 'price') return readPrices(cells, currency, decimals[field])
  if (is.kind === 'day') return readDays(cells, dayOrder[field])
  if (is.kind === 'moment') return readMoments(cells, dayOrder[field])
  const chosen = new Map(Object.entries(words[field] ?? {}).map(([word, code]) => [singleSpaced(word), code]))
  const codeOf = (word: string) => chosen.get(singleSpaced(word)) ?? table.codeOf(field, word)
  return cells.map((cell) => {
    if (cell === null || chosen.get(singleSpaced(cellText(cell))) === null) return null
    return readCell(is, cell, codeOf)
  })
}

function readCell(
  kind: Exclude<FieldKind, { readonly kind: 'price' | 'day' | 'moment' }>,
  cell: Cell,
  codeOf: (word: string) => string | undefined,
): OneReading {
  switch (kind.kind) {
    case 'plate':
    case 'mark':
    case 'acriss':
      return readMark(cell, kind.kind, kind.most)
    case 'text':
      return readText(cell, kind.most, kind.lines)
    case 'phone':
      return readPhone(cell)
    case 'email':
      return readEmail(cell)
    case 'time':
      return readTime(cell)
    case 'count':
      return readCount(cell, kind.least, kind.most)
    case 'features':
      return readFeatures(cell)
    case 'code': {
      const word = cellText(cell)
      const code = codeOf(word)
      return code !== undefined && kind.codes.includes(code) ? { value: code } : { word }
    }
  }
}

const TOTALS = /^(?:sub)?total(?:es|s)?\b/
/** Whether a line, by its first words, adds up those above it. */
export const isTotalsLine = (words: string): boolean => TOTALS.test(singleSpaced(words))

function readRow(
  line: number,
  cells: readonly Cell[],
  row: number,
  columns: readonly ReadColumn[],
): ReadRow<ReadValues> {
  const first = cells.find((cell) => cellText(cell) !== '') ?? null
  if (isTotalsLine(cellText(first)))
    return { line, values: {}, refusals: [{ field: null, code: 'totals-line', cell: cellText(first) }] }
  if (columns.every(({ readings }) => readings[row] === null))
    return { line, values: {}, refusals: [{ field: null, code: 'row-empty' }] }
  return {
    line,
    values: Object.fromEntries(
      columns.flatMap(({ field, readings }) => {
        const reading = readings[row]
        return reading && 'value' in reading ? [[field, reading.value]] : []
      }),
    ),
    refusals: columns.flatMap(({ field, cells: own, readings }) => {
      const reading = readings[row]
      if (!(reading && 'refusal' in reading)) return []
      return [{ field, code: reading.refusal, cell: cellText(own[row] ?? null) }]
    }),
  }
}

function questionsOf({ field, is, cells, readings }: ReadColumn): ImportQuestion[] {
  const index = readings.findIndex((reading) => reading && 'readings' in reading)
  const twofold = readings[index]
  const asked =
    twofold && 'readings' in twofold
      ? [
          {
            kind: is.kind === 'price' ? ('decimals' as const) : ('day-order' as const),
            field,
            example: cellText(cells[index] ?? null),
            readings: twofold.readings,
          },
        ]
      : []
  const unknown = readings.flatMap((reading) => (reading && 'word' in reading ? [reading.word] : []))
  const words = [...Map.groupBy(unknown, singleSpaced).values()].map((same) => ({
    ...{ kind: 'word' as const, field },
    word: same[0] ?? '',
    count: same.length,
  }))
  return [...asked, ...words]
}

/** At most two cells that could have meant something else, first those that have another reading. */
export function notedOf({
  cells,
  readings,
}: Pick<ReadColumn, 'cells' | 'readings'>): Omit<NotedReading, 'field'>[] {
  const noted = readings.flatMap((reading, index) =>
    reading && 'value' in reading && reading.as !== undefined
      ? [[cellText(cells[index] ?? null), { as: reading.as, otherwise: reading.otherwise }] as const]
      : [],
  )
  return [...new Map(noted)]
    .toSorted(([, one], [, other]) => Number(!one.otherwise) - Number(!other.otherwise))
    .slice(0, MOST_NOTED)
    .map(([cell, read]) => ({ cell, ...read }))
}
