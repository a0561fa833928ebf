import type { LandingStatus } from '@nelly/contract/landings'
import type { Principal } from '@nelly/domain/actor'
import type { LandingId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'

/**
 * Publishes a landing or makes it a draft again. `publishedAt` is when it was last published, also once it is a draft
 * again.
 */
export function setLandingStatus(
  db: Database,
  { account }: Principal,
  input: { id: LandingId; status: LandingStatus; now: Date },
): Promise<Result<CountedLanding, 'landing-not-found'>> {
  const { id, status, now } = input
  return inTransaction(db, async (tx) => {
    const landings = landingsOf(account, tx)
    const before = await landings.lock(id, 'living')
    const publishes = status === 'published' && before?.status === 'draft'
    const changed =
      before && (await landings.change(id, { status, ...(publishes && { publishedAt: now }) }, now))
    return changed ? ok(changed) : refuse('landing-not-found')
  })
}
