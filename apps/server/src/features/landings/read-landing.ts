import { toLandingPlaceAnswer } from '@nelly/contract/specified/landing-places'
import {
  type LandingDetailAnswer,
  toLandingAnswer,
  toPublicLandingAnswer,
} from '@nelly/contract/specified/landings'
import { toLocationAnswer } from '@nelly/contract/specified/locations'
import { toPublicVehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import type { Session } from '../../platform/http/session-store.ts'
import { parseAddress } from '../inventory/landing-address.ts'
import { locationsAt } from '../inventory/locations-at.ts'
import { placesOf } from '../inventory/places-of.ts'
import { publishedLanding, renamedLanding } from '../inventory/public-landing.ts'
import { closedBecause, type Landing } from '../inventory/published.ts'
import { reservationAnswersOf } from '../reservations/reservation-answers.ts'
import { columnsOf } from '../site/landing-columns.ts'
import { draftOf } from '../site/site-rows.ts'
import { vehicleOnSale, vehiclesOnSale } from '../vehicles/living-vehicles.ts'
import { vehicleAnswersOf } from '../vehicles/vehicle-answers.ts'
import { landingsOf } from './landing-store.ts'

/** The owner's landing with all its data; `origin` is that of its reservations' links. */
export async function readLanding(
  db: Database,
  { person, account }: Pick<Session, 'person' | 'account'>,
  id: LandingId,
  { origin, now }: { origin: string; now: Date },
): Promise<Result<LandingDetailAnswer, 'landing-not-found'>> {
  const landing = await landingsOf(account, db).find(id)
  if (!landing) return refuse('landing-not-found')
  return ok({
    ...toLandingAnswer(person)(landing),
    ...(await fleetOf(db, id, now)),
    reservations: await reservationAnswersOf(account, db, id, { origin, now }),
  })
}

/**
 * The owner's landing by its name as its draft says it is to look, for a review before that is published: without its reservations.
 * Source: rules.md, "The site".
 */
export async function reviewLanding(
  db: Database,
  { person, account }: Pick<Session, 'person' | 'account'>,
  name: string,
  now: Date,
): Promise<Result<Omit<LandingDetailAnswer, 'reservations'>, 'landing-not-found'>> {
  const address = parseAddress(name)
  const landing = address && (await landingsOf(account, db).findByAddress(address))
  if (!landing) return refuse('landing-not-found')
  const id = landing.id as LandingId
  const draft = await columnsOf(db, id, (await draftOf(db, id)).document)
  return ok({ ...toLandingAnswer(person)({ ...landing, ...draft }), ...(await fleetOf(db, id, now)) })
}

/** The public data of a published landing, also by an address it had before. */
export async function readPublicLanding(
  db: Database,
  name: string,
): Promise<Result<ReturnType<typeof toPublicLandingAnswer>, Closed>> {
  const visited = await openLanding(db, name)
  if (!visited.ok) return visited
  const landing = visited.value
  const id = landing.id as LandingId
  const locations = (await locationsAt(db, id)).map(toLocationAnswer)
  return ok(
    toPublicLandingAnswer(landing, {
      locations,
      vehicles: (await vehiclesOnSale(db, id)).map(toPublicVehicleAnswer),
    }),
  )
}

/** One vehicle on sale of a published landing. */
export async function readPublicVehicle(
  db: Database,
  name: string,
  id: VehicleId,
): Promise<Result<ReturnType<typeof toPublicVehicleAnswer>, Closed | 'vehicle-not-found'>> {
  const visited = await openLanding(db, name)
  if (!visited.ok) return visited
  const vehicle = await vehicleOnSale(db, visited.value.id as LandingId, id)
  return vehicle ? ok(toPublicVehicleAnswer(vehicle)) : refuse('vehicle-not-found')
}

type Closed = 'landing-not-found' | 'account-suspended'

async function openLanding(db: Database, name: string): Promise<Result<Landing, Closed>> {
  const address = parseAddress(name)
  const landing = address && ((await publishedLanding(db, address)) ?? (await renamedLanding(db, address)))
  if (!landing) return refuse('landing-not-found')
  const closed = await closedBecause(db, landing.id as LandingId)
  return closed ? refuse(closed) : ok(landing)
}

const fleetOf = async (db: Database, id: LandingId, now: Date) => ({
  locations: (await locationsAt(db, id)).map(toLocationAnswer),
  places: (await placesOf(db, id)).map(toLandingPlaceAnswer),
  vehicles: await vehicleAnswersOf(db, id, now),
})
