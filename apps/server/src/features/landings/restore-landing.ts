import type { Outcome } from '@nelly/contract/refusal-details'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { endRedirect, landingName, takingName } from './landing-name.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'

/** Restores a deleted landing, under the name `typed` where that is given: its own may be taken now. */
export async function restoreLanding(
  db: Database,
  { account }: Principal,
  options: { id: LandingId; typed: string | undefined; now: Date },
): Promise<Outcome<CountedLanding>> {
  const { id, typed, now } = options
  const name = typed === undefined ? undefined : landingName(typed)
  if (name && !name.ok) return name
  return takingName(db, async (tx) => {
    const landings = landingsOf(account, tx)
    const found = await landings.lock(id, 'deleted')
    const restored = found && (await landings.change(id, { ...name?.value, deletedAt: null }, now))
    if (!restored) return refuse('landing-not-found')
    await endRedirect(tx, restored.name)
    return ok(restored)
  })
}
