import type { Import } from '@nelly/contract/imports/imports'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { ImportId, LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { refuse } from '@nelly/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Parts } from '../../platform/parts.ts'
import { CUSTOMER_RACES } from '../customer-contacts/attach-customer.ts'
import { importAnswer } from './import-answer.ts'
import { importsOf, undoableUntil } from './import-store.ts'
import type { UndoWork } from './kind-of-import.ts'
import { KINDS } from './kinds.ts'

/**
 * Takes an import back within seven days: what it added goes, what it changed is as it was. What was used or edited since stays and is
 * listed.
 *
 * Source: rules.md, "Import".
 */
export const undoImport = (
  { db, now }: Parts,
  principal: Principal,
  id: ImportId,
): Promise<Outcome<Import>> =>
  inTransaction(
    db,
    async (tx): Promise<Outcome<Import>> => {
      const { account } = principal
      const at = now()
      const mine = importsOf(account, tx)
      const held = await mine.hold(id)
      if (!held) return refuse('import-not-found')
      const until = undoableUntil(held)
      if (!until || until <= at || !held.done) return refuse('import-not-undoable')
      const { hold, undo } = KINDS[held.kind]
      if (!(await hold(tx, account, held.landingId as LandingId))) return refuse('import-not-undoable')
      const work: UndoWork = { tx, principal, at, kept: [] }
      await undo(work, held.done)
      await mine.change(held.id, { state: 'undone', undoneAt: at, kept: work.kept })
      return importAnswer(tx, account, id, at)
    },
    CUSTOMER_RACES,
  )
