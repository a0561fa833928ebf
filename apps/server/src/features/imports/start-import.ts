import type { Import } from '@nelly/contract/imports/imports'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { LandingId } from '@nelly/domain/ids'
import { NO_CHOICES } from '@nelly/domain/imports/choices'
import { guessColumns } from '@nelly/domain/imports/guess-columns'
import type { ImportKind } from '@nelly/domain/imports/import-kinds'
import type { Sheet } from '@nelly/domain/imports/sheet'
import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import type { Principal } from '@nelly/domain/reservations/actor'
import { refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Upload } from '../../platform/http/upload.ts'
import type { Parts } from '../../platform/parts.ts'
import { hasLanding } from '../inventory/published.ts'
import { importAnswer } from './import-answer.ts'
import { type ImportRow, importsOf } from './import-store.ts'
import { countsOf, previewImport } from './preview-import.ts'
import { readImportFile } from './reading/read-import-file.ts'

/** Reads a file and stores it as an import of a landing, with the columns of the last one, else guessed ones. */
export async function startImport(
  { db, now }: Parts,
  { account }: Principal,
  { kind, landingId, fileName }: { kind: ImportKind; landingId: LandingId; fileName: string },
  upload: Upload,
): Promise<Outcome<Import>> {
  if (!(await hasLanding(db, account, landingId))) return refuse('landing-not-found')
  const read = await readImportFile(account, upload)
  if (!read.ok)
    return refuse(read.refusal === 'too-large-unpacked' ? 'file-too-large' : `file-${read.refusal}`)
  const file = read.value
  // A word that a workbook says once and shows in each row is stored in each.
  if (Buffer.byteLength(JSON.stringify(file.sheets)) > 2 * MAX_UPLOAD_BYTES) return refuse('file-too-large')
  const sheet = Math.max(
    0,
    file.sheets.findIndex(({ rows }) => rows.length > 0),
  )
  return inTransaction(db, async (tx): Promise<Outcome<Import>> => {
    const at = now()
    const columns = await columnsOf(tx, account, kind, file.sheets[sheet])
    const row = { kind, landingId, fileName, file, sheet, columns, choices: NO_CHOICES, defaults: {} }
    const { rows } = await previewImport(tx, account, row, at)
    const id = await importsOf(account, tx).add({ ...row, counts: countsOf(rows), createdAt: at })
    return importAnswer(tx, account, id, at)
  })
}

/** The field of each column of a sheet: what its head was the last time, also where it was not read, else what is guessed. */
export async function columnsOf(
  db: Database,
  account: Principal['account'],
  kind: ImportKind,
  sheet: Sheet | undefined,
): Promise<ImportRow['columns']> {
  if (!sheet || sheet.heads.length === 0) return []
  const remembered = await importsOf(account, db).fieldsOfHeads(kind, sheet.heads)
  const guessed = guessColumns(kind, sheet)
  const columns = sheet.heads.map((head, index) => {
    const last = head === '' ? undefined : remembered.get(head)
    return (last === undefined ? guessed[index] : last) ?? null
  })
  // Each field has one column: the first.
  return columns.map((field, index) => (field !== null && columns.indexOf(field) < index ? null : field))
}
