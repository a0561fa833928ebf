import type { Import, Imports } from '@nelly/contract/imports/imports'
import type { AccountId, ImportId } from '@nelly/domain/ids'
import type { Sheet } from '@nelly/domain/imports/sheet'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { type ImportAtGlance, type ImportRow, importsOf, undoableUntil } from './import-store.ts'
import { countsOf, previewImport } from './preview-import.ts'
import { sheetOf, textOf } from './sheet-of.ts'

const SAMPLES = 3

/** What lists say of an import. */
export const summaryAnswer = (row: ImportAtGlance): Imports['imports'][number] => ({
  id: row.id as ImportId,
  kind: row.kind,
  landingId: row.landingId,
  landingName: row.landingName,
  fileName: row.fileName,
  state: row.state,
  counts: row.counts,
  createdAt: row.createdAt.toISOString(),
  appliedAt: row.appliedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoableUntil: undoableUntil(row)?.toISOString() ?? null,
  revision: row.revision,
})

/** An import of an account as it is now, with what it would do or did. */
export async function importAnswer(
  db: Database,
  account: AccountId,
  id: ImportId,
  now: Date,
): Promise<Result<Import, 'import-not-found'>> {
  const row = await importsOf(account, db).find(id)
  return row ? ok(await answerOfRow(db, account, row, now)) : refuse('import-not-found')
}

async function answerOfRow(db: Database, account: AccountId, row: ImportRow, now: Date): Promise<Import> {
  const { reading, rows, lacking, newVehicles } = await previewImport(db, account, row, now)
  const isOpen = row.state === 'open'
  const sheet = sheetOf(row)
  const counts = isOpen ? countsOf(rows) : row.counts
  return {
    ...summaryAnswer({ ...row, counts }),
    currency: row.currency,
    sheet: row.sheet,
    sheets: row.file.sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
    hiddenSheets: row.file.hiddenSheets,
    encoding: row.file.encoding,
    delimiter: row.file.delimiter,
    columns: sheet.heads.map((head, index) => ({
      head,
      field: row.columns[index] ?? null,
      samples: samplesOf(sheet, index),
    })),
    choices: row.choices,
    defaults: row.defaults,
    lacking: isOpen ? lacking : [],
    questions: isOpen ? reading.questions : [],
    readings: reading.readings,
    newVehicles: isOpen ? newVehicles : (row.done?.vehicles.length ?? 0),
    kept: row.kept,
  }
}

function samplesOf({ rows }: Sheet, column: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const text = textOf(cells[column] ?? null)
    if (text !== '' && samples.push(text) === SAMPLES) break
  }
  return samples
}
