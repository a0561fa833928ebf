import type { Cell } from '@nelly/domain/imports/sheet'
import { ok, type Result, refuse } from '@nelly/domain/result'
import readSheets, { type CellValue } from 'read-excel-file/universal'
import type { ImportedFile } from '../../../platform/db/schema/imports.ts'
import {
  type FileRefusal,
  MAX_UNPACKED_BYTES,
  MOST_LINES,
  SHEETS_OF,
  type TableMaking,
} from './imported-file.ts'
import { unzipped, type ZipEntry } from './unzipped.ts'

/** The tables of the worksheets of an XLSX workbook that are not hidden, by their values: of a formula the last one. */
export async function readWorkbook(
  bytes: Buffer,
  make: TableMaking,
): Promise<Result<ImportedFile, FileRefusal>> {
  const entries = unzipped(bytes, MAX_UNPACKED_BYTES)
  if (!entries) return refuse('too-large-unpacked')
  const workbook = entries.find(({ name }) => name === 'xl/workbook.xml')
  if (!workbook) return refuse('not-a-table')
  if (entries.some(hasTooManyLines)) return refuse('too-many-rows')
  // By their places: names in the file are escaped.
  const isHidden = [...workbook.data.toString('utf8').matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) =>
    /\sstate="(?:hidden|veryHidden)"/.test(tag),
  )
  const all = await readSheets(new Blob([new Uint8Array(bytes)]))
  const visible = all.filter((_, index) => !isHidden[index])
  // A word that a workbook says once may be in each of its cells.
  const cells = visible.flatMap(({ data }) => data.flat())
  const letters = cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0)
  if (letters > MAX_UNPACKED_BYTES) return refuse('too-large-unpacked')
  return ok({
    sheets: visible.flatMap(({ sheet, data }) =>
      SHEETS_OF[make](
        sheet,
        data.map((row) => row.map(cellOf)),
      ),
    ),
    hiddenSheets: all.filter((_, index) => isHidden[index]).map(({ sheet }) => sheet),
    encoding: null,
    delimiter: null,
  })
}

/** Whether a worksheet has more rows with a value than are read. */
const hasTooManyLines = ({ name, data }: ZipEntry): boolean =>
  name.startsWith('xl/worksheets/') &&
  data
    .toString('latin1')
    .split(/<\/(?:\w+:)?row>/)
    .filter((row) => /<(?:\w+:)?[vt][\s>]/.test(row)).length > MOST_LINES

/** Days in workbooks have no time zone; the library gives them in UTC. */
function cellOf(value: CellValue | null): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null
  // Times are shares of a day, which miss the minute by little.
  const [day = '', time = ''] = new Date(Math.round(value.getTime() / 60_000) * 60_000)
    .toISOString()
    .split('T')
  return { day, ...(!time.startsWith('00:00') && { time: time.slice(0, 5) }) }
}
