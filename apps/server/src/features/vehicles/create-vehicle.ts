import type { Outcome } from '@nelly/contract/refusal-details'
import type { NewVehicle } from '@nelly/contract/specified/vehicles'
import { pricePerDay } from '@nelly/domain/rates/price-per-day'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { storePhotographs } from '../../platform/images/store-photographs.ts'
import { filesOf, type PictureParts } from '../../platform/images/stored-files.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { poolToOffer } from './pool-to-offer.ts'
import { addPictures, imageCount } from './vehicle-pictures.ts'
import { vehiclesOf } from './vehicle-store.ts'
import type { OwnVehicle } from './whole-vehicles.ts'

/**
 * Adds a vehicle with its pictures to a landing; their lighter formats are made in the background. It offers a pool that there is, where
 * it names one, and then has pictures of its other vehicles as well.
 */
export async function createVehicle<Answer>(
  parts: PictureParts,
  { account }: Principal,
  { landingId, units, poolId, pictures: shared, ...vehicle }: NewVehicle,
  images: readonly Upload[],
  respond: Respond<OwnVehicle, Answer>,
): Promise<Outcome<Answer>> {
  const { db } = parts
  const landing = await vehiclesOf(account, db).landing(landingId)
  if (!landing) return refuse('landing-not-found')
  // Checked before the pictures are stored, and again once the currency can't change.
  const early = pricePerDay(vehicle.pricePerDay, landing.currency)
  if (!early.ok) return early
  if (shared.length > 0 && poolId === undefined) return refuse('image-not-found')
  const count = imageCount(shared.length + images.length)
  if (!count.ok) return count
  const pictures = await storePhotographs(parts, account, images)
  const now = parts.now()
  const added = await inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const mine = vehiclesOf(account, tx)
    // Before the landing, as bookings do.
    const pool = poolId === undefined ? undefined : await poolToOffer(tx, account, poolId, shared)
    if (pool && !pool.ok) return pool
    const held = await mine.holdLanding(landingId)
    if (!held) return refuse('landing-not-found')
    if (pool && pool.value.timezone !== held.timezone) return refuse('pools-zones-differ')
    const price = pricePerDay(vehicle.pricePerDay, held.currency)
    if (!price.ok) return price
    const offered = pool ? { id: pool.value.id } : { units }
    const id = await mine.add(landingId, { ...vehicle, pricePerDay: price.value }, offered, now)
    const all = [...(pool?.value.pictures ?? []), ...pictures]
    await addPictures(tx, { account, vehicle: id }, all, { from: 0, now })
    const stored = await mine.find(landingId, id)
    return stored ? ok(await respond(tx, stored)) : refuse('landing-not-found')
  })
  if (!added.ok) {
    await removeFiles(parts, pictures.flatMap(filesOf))
    return added
  }
  wakeJobWorker()
  return added
}
