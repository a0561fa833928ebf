import type { Import, ImportChanges } from '@nelly/contract/imports/imports'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { ImportId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { refuse } from '@nelly/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { isStale } from '../../platform/is-stale.ts'
import type { Parts } from '../../platform/parts.ts'
import { importAnswer } from './import-answer.ts'
import { importsOf } from './import-store.ts'
import { countsOf, previewImport } from './preview-import.ts'
import { sheetOf } from './sheet-of.ts'
import { columnsOf } from './start-import.ts'

/** Changes how a file is read; refused where two columns have one field, and once it was applied. */
export const changeImport = (
  { db, now }: Parts,
  { account }: Principal,
  id: ImportId,
  { revision, defaults, ...changes }: ImportChanges,
): Promise<Outcome<Import>> =>
  inTransaction(db, async (tx): Promise<Outcome<Import>> => {
    const mine = importsOf(account, tx)
    const held = await mine.hold(id)
    if (!held) return refuse('import-not-found')
    if (held.state !== 'open') return refuse('import-applied')
    if (isStale({ revision }, held)) {
      const newest = await importAnswer(tx, account, id, now())
      return newest.ok ? refuse('changed-meanwhile', { newest: newest.value }) : newest
    }
    const { sheet = held.sheet, columns, choices = held.choices } = changes
    const read = sheetOf({ file: held.file, sheet })
    const named =
      columns ?? (sheet === held.sheet ? held.columns : await columnsOf(tx, account, held.kind, read))
    const fields = named.filter((field) => field !== null)
    if (new Set(fields).size < fields.length) return refuse('column-twice')
    const wanted = {
      sheet: held.file.sheets[sheet] ? sheet : held.sheet,
      columns: read.heads.map((_, index) => named[index] ?? null),
      choices,
      defaults: defaults ? givenFields(defaults) : held.defaults,
    }
    const { rows } = await previewImport(tx, account, { ...held, ...wanted }, now())
    await mine.change(held.id, { ...wanted, counts: countsOf(rows) })
    return importAnswer(tx, account, id, now())
  })
