import { type Result, refuse } from '@nelly/domain/result'
import type { ImportedFile } from '../../../platform/db/schema/imports.ts'
import { type FileRefusal, MAX_COLUMNS, MAX_ROWS, type TableMaking } from './imported-file.ts'
import { readTextTable } from './read-text-table.ts'
import { readWorkbook } from './read-workbook.ts'

/** What a zip begins with, and so a workbook. */
const ZIP = Buffer.from('PK\x03\x04', 'latin1')

/** The tables of a file, by what it holds, whatever it is named: CSV in any usual encoding, or XLSX. */
export async function readTables(
  bytes: Buffer,
  make: TableMaking = 'tables',
): Promise<Result<ImportedFile, FileRefusal>> {
  const isZip = bytes.subarray(0, ZIP.length).equals(ZIP)
  // Whatever the library says of a broken workbook.
  const file = isZip
    ? await readWorkbook(bytes, make).catch(() => refuse('unreadable'))
    : readTextTable(bytes, make)
  if (!file.ok) return file
  const { sheets } = file.value
  if (sheets.length === 0) return refuse('empty')
  if (sheets.some(({ rows }) => rows.length > MAX_ROWS)) return refuse('too-many-rows')
  // Of a whole sheet all rows are as wide as it.
  return sheets.some(({ heads, rows }) => Math.max(heads.length, rows[0]?.cells.length ?? 0) > MAX_COLUMNS)
    ? refuse('too-many-columns')
    : file
}
