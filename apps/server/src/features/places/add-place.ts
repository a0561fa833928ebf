import type { NewPlace } from '@nelly/contract/places/places'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { LandingId } from '@nelly/domain/ids'
import { hasWholeCoordinates, placeCoded, placeNamed } from '@nelly/domain/places/places'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { placesOf, type StoredPlace } from '../inventory/places-of.ts'
import { holdLanding } from './hold-landing.ts'
import { placesAt } from './place-store.ts'

type Added<Answer> = Outcome<
  Answer,
  'landing-not-found' | 'name-taken' | 'place-code-taken' | 'coordinates-incomplete'
>

/** Adds a place behind the others of a landing. */
export function addPlace<Answer>(
  db: Database,
  { account }: Principal,
  landing: LandingId,
  { fields, now }: { fields: NewPlace; now: Date },
  respond: Respond<StoredPlace, Answer>,
): Promise<Added<Answer>> {
  return inTransaction(db, async (tx): Promise<Added<Answer>> => {
    const currency = await holdLanding(tx, account, landing)
    if (!currency) return refuse('landing-not-found')
    const places = await placesOf(tx, landing)
    if (placeNamed(places, fields.name)) return refuse('name-taken')
    if (fields.code !== null && placeCoded(places, fields.code)) return refuse('place-code-taken')
    if (!hasWholeCoordinates(fields)) return refuse('coordinates-incomplete')
    return ok(await respond(tx, { ...(await placesAt(landing, tx).add(fields, now)), currency }))
  })
}
