import type { Outcome } from '@nelly/contract/refusal-details'
import type { LandingId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { duplicatePlaces } from '../places/duplicate-places.ts'
import { duplicateRates, lockWhole } from '../rates/duplicate-rates.ts'
import { duplicateSite } from '../site/duplicate-site.ts'
import { duplicateVehicles } from '../vehicles/duplicate-vehicles.ts'
import { endRedirect, isTaken, type LandingName, landingName, takingName } from './landing-name.ts'
import { type CountedLanding, landingsOf } from './landing-store.ts'

interface DuplicateRequest {
  readonly landing: LandingId
  /** The name of the new landing as typed. */
  readonly typed: string
}

/**
 * Adds a landing like another one, as a draft under another name: with its settings, site, places and rates, as they are at
 * one moment, and with vehicles that offer the same units. Source: rules.md, "Duplicating a landing".
 */
export async function duplicateLanding<Answer>(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  who: Principal,
  { landing, typed }: DuplicateRequest,
  respond: Respond<CountedLanding, Answer>,
): Promise<Outcome<Answer>> {
  const name = landingName(typed)
  if (!name.ok) return name
  const duplicated = await takingName(db, async (tx): Promise<Outcome<Answer>> => {
    const locked = await lockWhole(tx, who, landing)
    const mine = landingsOf(who.account, tx)
    const original = locked && (await mine.find(landing))
    if (!original) return refuse('landing-not-found')
    if (await isTaken(tx, name.value.name)) return refuse('name-taken')
    const id = await addLike(tx, who, original, name.value, now())
    const added = await mine.find(id)
    return added ? ok(await respond(tx, added)) : refuse('landing-not-found')
  })
  if (duplicated.ok) wakeJobWorker()
  return duplicated
}

async function addLike(
  tx: Database,
  who: Principal,
  original: CountedLanding,
  name: LandingName,
  now: Date,
): Promise<LandingId> {
  const from = original.id as LandingId
  const added = await landingsOf(who.account, tx).add({ ...settingsOf(original), ...name }, now)
  const to = added.id as LandingId
  const vehicles = await duplicateVehicles(tx, who.account, { from, to, now })
  const places = await duplicatePlaces(tx, { from, to, now })
  const ids = { vehicle: vehicles.get.bind(vehicles), place: places.get.bind(places) }
  await duplicateRates(tx, who, { from, to, revision: original.ratesVersion, ids, now })
  const site = { account: who.account, from, to, vehicle: ids.vehicle }
  await duplicateSite(tx, site, { actor: who.actor, now })
  await endRedirect(tx, name.name)
  return to
}

/** The columns of a landing that a duplicate begins with. */
function settingsOf(landing: CountedLanding) {
  const { id, accountId, status, ratesVersion, createdAt, updatedAt, publishedAt, deletedAt, ...rest } =
    landing
  const { vehiclesCount, reservationsCount, cancelledReservationsCount, ...settings } = rest
  return settings
}
