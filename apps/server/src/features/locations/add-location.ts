import type { Principal } from '@nelly/domain/actor'
import type { LandingId } from '@nelly/domain/ids'
import { hasPair, type PlacePair } from '@nelly/domain/places'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { locationsOf } from './location-store.ts'
import { type Location, locationsAt } from './locations-at.ts'

/** Adds a pair of places to a landing. The lock on the landing keeps two requests from adding the same pair. */
export function addLocation<Answer>(
  db: Database,
  { account }: Principal,
  landing: LandingId,
  { pair, now }: { pair: PlacePair; now: Date },
  respond: Respond<Location, Answer>,
): Promise<Result<Answer, 'landing-not-found' | 'location-taken'>> {
  return inTransaction(db, async (tx) => {
    const store = locationsOf(account, tx)
    if (!(await store.lockLanding(landing))) return refuse('landing-not-found')
    if (hasPair(await locationsAt(tx, landing), pair)) return refuse('location-taken')
    return ok(await respond(tx, await store.add(landing, pair, now)))
  })
}
