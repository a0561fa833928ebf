import type { LandingId } from '@nelly/domain/ids'
import { hasPair, type PlacePair, placeNamed } from '@nelly/domain/places/places'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { type Location, locationsAt } from '../inventory/locations-at.ts'
import { placesOf } from '../inventory/places-of.ts'
import { holdLanding } from './hold-landing.ts'
import { locationsOf } from './location-store.ts'
import { placesAt } from './place-store.ts'

/**
 * Adds a pair of places to a landing, with places for the names that are new, and offers the others as the pair does.
 *
 * Source: rules.md, "Places".
 */
export function addLocation<Answer>(
  db: Database,
  { account }: Principal,
  landing: LandingId,
  { pair, now }: { pair: PlacePair; now: Date },
  respond: Respond<Location, Answer>,
): Promise<Result<Answer, 'landing-not-found' | 'location-taken'>> {
  return inTransaction(db, async (tx) => {
    if (!(await holdLanding(tx, account, landing))) return refuse('landing-not-found')
    if (hasPair(await locationsAt(tx, landing), pair)) return refuse('location-taken')
    await offer(tx, landing, { name: pair.pickupPlace, as: 'isPickup', now })
    await offer(tx, landing, { name: pair.returnPlace, as: 'isReturn', now })
    return ok(await respond(tx, await locationsOf(landing, tx).add(pair, now)))
  })
}

async function offer(
  tx: Database,
  landing: LandingId,
  { name, as, now }: { name: string; as: 'isPickup' | 'isReturn'; now: Date },
): Promise<void> {
  const place = placeNamed(await placesOf(tx, landing), name)
  if (!place) await placesAt(landing, tx).add({ name, isPickup: false, isReturn: false, [as]: true }, now)
  else if (!place[as]) await placesAt(landing, tx).change(place.id, { [as]: true })
}
