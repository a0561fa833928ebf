import type { LandingStatus } from '@nelly/contract/specified/landings'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { columnsOf } from '../site/landing-columns.ts'
import { publishDraft } from '../site/publish-draft.ts'
import { endSchedule } from '../site/schedule-rows.ts'
import { draftOf } from '../site/site-rows.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'

/**
 * Publishes a landing or makes it a draft again. `publishedAt` is when it was last published, also once it is a draft
 * again. What is published is the draft of its site; a landing that is published already stays as it is. One that is made a draft
 * is not brought back by what was scheduled.
 */
export function setLandingStatus(
  db: Database,
  { account, actor }: Principal,
  input: { id: LandingId; status: LandingStatus; now: Date },
): Promise<Result<CountedLanding, 'landing-not-found'>> {
  const { id, status, now } = input
  return inTransaction(db, async (tx) => {
    const landings = landingsOf(account, tx)
    const before = await landings.lock(id, 'living')
    if (!before) return refuse('landing-not-found')
    if (status === before.status) return found(await landings.change(id, {}, now))
    if (status === 'draft') await endSchedule(tx, id)
    // What is live is shown to its owner, else the draft.
    const site =
      status === 'published'
        ? { ...(await publishDraft(tx, id, { actor, now })), publishedAt: now }
        : await columnsOf(tx, id, (await draftOf(tx, id)).document)
    return found(await landings.change(id, { status, ...site }, now))
  })
}

const found = (landing: CountedLanding | undefined) => (landing ? ok(landing) : refuse('landing-not-found'))
