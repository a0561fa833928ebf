import { fieldOfHead } from './field-of-head.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { type Cell, cellText, type Sheet, type SheetRow } from './sheet.ts'

/** How many rows may stand above the heads, a title among them. */
const MOST_BEFORE = 30
/** Of the widest row, how much a row of heads that we don't know fills. */
const HEADS_SHARE = 0.6

/** All of a worksheet as one sheet without heads, for tables whose heads are no words: prices below `1–2`. */
export const wholeSheet = (name: string | null, cells: readonly (readonly Cell[])[]): Sheet[] =>
  [
    { name, ...dense({ heads: [], rows: cells.map((own, index) => ({ line: index + 1, cells: own })) }) },
  ].filter(({ rows }) => rows.some((row) => filled(row).length > 0))

/**
 * The tables of a worksheet, each with its heads: rows above them are titles. Heads of two lines, as merged cells give, become one. A row of
 * known heads further down begins another table, or is the same heads again, which are left out. Columns and rows of nothing are left out.
 */
export function tablesOf(name: string | null, cells: readonly (readonly Cell[])[]): Sheet[] {
  const rows = cells
    .map((own, index) => ({ line: index + 1, cells: own }))
    .filter((row) => filled(row).length > 0)
  const tables: { heads: readonly string[]; rows: SheetRow[] }[] = []
  for (let index = firstHeads(rows); index < rows.length; index++) {
    const row = rows[index]
    if (!row) break
    const table = tables.at(-1)
    if (table && !isHeads(row)) {
      table.rows.push(row)
      continue
    }
    const below = rows[index + 1]
    const heads = isLabelled(row) ? headsOf(row, rows[index - 1], below) : []
    if (table && heads.join('\n') === table.heads.join('\n')) continue
    // The title of the next table is no row of the one before.
    const last = table?.rows.at(-1)
    if (table && last && filled(last).length === 1) table.rows.pop()
    tables.push({ heads, rows: heads.length > 0 ? [] : [row] })
    if (below && heads.length > 0 && isSecondLine(row, below)) index++
  }
  return tables
    .filter((table) => table.rows.length > 0)
    .map((table, index) => ({
      name: index === 0 ? name : `${name ?? ''} (${index + 1})`.trim(),
      ...dense(table),
    }))
}

const filled = ({ cells }: Pick<SheetRow, 'cells'>): string[] => cells.map(cellText).filter(Boolean)

/** Whether all that stands in a row could be heads: words, and no amounts or plates. */
const isLabelled = ({ cells }: SheetRow): boolean =>
  cells.every(
    (cell) =>
      cellText(cell) === '' || (typeof cell === 'string' && !/\d/.test(cell) && /\p{L}{2}/u.test(cell)),
  )

/** How many columns of one kind a row names: of the kind of which it names most. */
const knownHeads = (row: SheetRow): number =>
  Math.max(
    ...IMPORT_KINDS.map(
      (kind) => new Set(filled(row).flatMap((text) => fieldOfHead(kind, text)?.field ?? [])).size,
    ),
  )

const isKnownHead = (text: string): boolean =>
  IMPORT_KINDS.some((kind) => fieldOfHead(kind, text) !== undefined)

/** Whether a row is of heads that we know: two at least, and more than half of what stands in it. */
const isHeads = (row: SheetRow): boolean => {
  if (!isLabelled(row)) return false
  const known = knownHeads(row)
  return known >= 2 && known > filled(row).length / 2
}

/** Which of the rows has the heads: the one with most that we know, else the first that is about as wide as the table and has no data. */
function firstHeads(rows: readonly SheetRow[]): number {
  const begin = rows.slice(0, MOST_BEFORE)
  const known = begin.map(knownHeads)
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  const widest = Math.max(0, ...begin.map((row) => filled(row).length))
  return Math.max(
    0,
    begin.findIndex((row) => filled(row).length >= widest * HEADS_SHARE),
  )
}

/** Whether the row below heads goes on with them: heads that we know, one of them where the first line has none. */
const isSecondLine = (heads: SheetRow, below: SheetRow): boolean =>
  isLabelled(below) &&
  knownHeads(below) >= filled(below).length / 2 &&
  below.cells.some((cell, index) => {
    const text = cellText(cell)
    return text !== '' && cellText(heads.cells[index] ?? null) === '' && isKnownHead(text)
  })

/** The heads of each column; where theirs is empty, that of the line above, if that is no title. */
function headsOf(row: SheetRow, above: SheetRow | undefined, below: SheetRow | undefined): string[] {
  const [upper, lower] = below && isSecondLine(row, below) ? [row, below] : [above, row]
  const isTitle = !upper || filled(upper).length < 2 || upper.line !== lower.line - 1 || !isLabelled(upper)
  const width = Math.max(lower.cells.length, isTitle ? 0 : upper.cells.length)
  const at = (from: SheetRow | undefined, index: number) => cellText(from?.cells[index] ?? null)
  return Array.from({ length: width }, (_, index) =>
    (at(lower, index) || (isTitle ? '' : at(upper, index))).replace(/\s+/g, ' '),
  )
}

/** A table without columns of nothing, with as many cells in each row. */
function dense({ heads, rows }: { heads: readonly string[]; rows: readonly SheetRow[] }) {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads.length)
  const used = Array.from({ length: width }, (_, index) => index).filter(
    (index) => (heads[index] ?? '') !== '' || rows.some(({ cells }) => cellText(cells[index] ?? null) !== ''),
  )
  return {
    heads: used.map((index) => heads[index] ?? ''),
    rows: rows.map(({ line, cells }) => ({ line, cells: used.map((index) => cells[index] ?? null) })),
  }
}
