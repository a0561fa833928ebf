import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landingsOf } from './landing-store.ts'

/** Deletes a landing so that it can be restored; false where the owner has no such landing. */
export function deleteLanding(
  db: Database,
  { account }: Principal,
  id: LandingId,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const landings = landingsOf(account, tx)
    const found = await landings.lock(id, 'living')
    if (found) await landings.change(id, { deletedAt: now }, now)
    return found !== undefined
  })
}
