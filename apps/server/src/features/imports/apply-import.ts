import type { Import } from '@nelly/contract/imports/imports'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { ImportId, LandingId } from '@nelly/domain/ids'
import type { PlannedRow } from '@nelly/domain/imports/planned-row'
import type { Principal } from '@nelly/domain/reservations/actor'
import { refuse } from '@nelly/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { isStale } from '../../platform/is-stale.ts'
import type { Parts } from '../../platform/parts.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import { importAnswer } from './import-answer.ts'
import { importsOf } from './import-store.ts'
import { KINDS } from './kinds.ts'
import { countsOf, previewImport } from './preview-import.ts'

/**
 * Stores what a file says, in one transaction and once: of two at a time the second is refused. Its preview is made anew of what there is
 * behind the locks.
 */
export const applyImport = (
  { db, now }: Parts,
  { account, actor }: Principal,
  id: ImportId,
  edit: { readonly revision?: number | undefined },
): Promise<Outcome<Import>> =>
  inTransaction(
    db,
    async (tx): Promise<Outcome<Import>> => {
      const at = now()
      const mine = importsOf(account, tx)
      const held = await mine.hold(id)
      if (!held) return refuse('import-not-found')
      if (held.state !== 'open') return refuse('import-applied')
      if (isStale(edit, held)) {
        const newest = await importAnswer(tx, account, id, at)
        return newest.ok ? refuse('changed-meanwhile', { newest: newest.value }) : newest
      }
      const landing = await KINDS[held.kind].hold(tx, account, held.landingId as LandingId)
      if (!landing) return refuse('landing-not-found')
      const preview = await previewImport(tx, account, held, at)
      if (preview.reading.questions.length > 0) return refuse('import-questions')
      const { done, refused } = await preview.store({ tx, account, landing, by: { actor, at } })
      const rows = preview.rows.map((row): PlannedRow => {
        const refusal = refused.get(row.line)
        if (!refusal) return row
        return { ...row, effect: 'refused', changes: [], refusals: [...row.refusals, refusal] }
      })
      await mine.change(held.id, { state: 'applied', appliedAt: at, rows, done, counts: countsOf(rows) })
      return importAnswer(tx, account, id, at)
    },
    CUSTOMER_RACES,
  )
