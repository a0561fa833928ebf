import { cellText } from '../imports/sheet.ts'
import { harmless } from '../spreadsheet/harmless-cell.ts'
import type { PriceSheet, ReadPriceTable, RefusedPrice } from './price-table.ts'

interface Written {
  readonly delimiter: ',' | ';'
  /** The head of the column that tells why. */
  readonly title: string
  readonly why: (refused: RefusedPrice) => string
}

/** The refused rows of a table of prices as it has them, below its heads, with a column that tells why: as comma-separated values. */
export function refusedPrices(
  { rows }: PriceSheet,
  { headLine, refused }: Pick<ReadPriceTable, 'headLine' | 'refused'>,
  { delimiter, title, why }: Written,
): string {
  const byLine = Map.groupBy(refused, ({ line }) => line)
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const kept = rows.filter(({ line }) => line <= headLine || byLine.has(line))
  const lines = kept.map(({ line, cells }) => [
    ...Array.from({ length: width }, (_, index) => cellText(cells[index] ?? null)),
    line === headLine ? title : (byLine.get(line) ?? []).map(why).join('; '),
  ])
  return commaSeparated(lines, delimiter)
}

/** Lines of cells as a file for spreadsheets. */
export function commaSeparated(lines: readonly (readonly string[])[], delimiter: ',' | ';'): string {
  const quoted = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`
  return `\uFEFF${lines.map((cells) => `${cells.map(quoted).join(delimiter)}\r\n`).join('')}`
}
