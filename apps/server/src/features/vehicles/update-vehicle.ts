import type { Outcome } from '@nelly/contract/refusal-details'
import type { VehicleAnswer, VehicleChanges } from '@nelly/contract/specified/vehicles'
import { reassignWithin, tooManyFor } from '@nelly/domain/availability/reassign-units'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { pricePerDay } from '@nelly/domain/rates/price-per-day'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { pools, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'
import { removeFiles, removeUnnamed } from '../../platform/files/remove-files.ts'
import { givenFields } from '../../platform/given-fields.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { storePhotographs } from '../../platform/images/store-photographs.ts'
import { filesOf, type PictureParts } from '../../platform/images/stored-files.ts'
import { isStale } from '../../platform/is-stale.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { heldToCome } from '../inventory/availability.ts'
import { blockAllUnits } from '../inventory/block-units.ts'
import { collisionsOf } from '../inventory/collisions.ts'
import { moveToUnits } from '../inventory/take-unit.ts'
import { holdFeatures, setAttached } from '../special-features/set-attached.ts'
import { addPictures, imageCount, takePictures } from './vehicle-pictures.ts'
import { vehiclesOf } from './vehicle-store.ts'
import type { OwnVehicle, VehiclePicture } from './whole-vehicles.ts'

/** The vehicle, its owner, and who changes it. */
export interface VehicleRef extends Principal {
  landing: LandingId
  vehicle: VehicleId
}

/** An edit of a vehicle with its new pictures, and how a vehicle is answered. */
interface VehicleEdit {
  changes: VehicleChanges
  images: readonly Upload[]
  answer: (vehicle: OwnVehicle, tx: Database) => Promise<VehicleAnswer>
}

/**
 * Changes the given fields of a vehicle; new pictures come after the kept ones. With a `revision`, refuses to change what others
 * changed meanwhile.
 */
export async function updateVehicle(
  parts: PictureParts,
  which: VehicleRef,
  { changes, images, answer }: VehicleEdit,
): Promise<Outcome<VehicleAnswer>> {
  const { db } = parts
  // Checked before the pictures are converted, and again after the vehicle is locked.
  const found = await vehiclesOf(which.account, db).find(which.landing, which.vehicle)
  if (!found) return missing(db, which)
  if (isStale(changes, found)) return refuse('changed-meanwhile', { newest: await answer(found, db) })
  const price = priceAmong(changes, found)
  if (!price.ok) return price
  const kept = picturesKept(found.pictures, changes.pictures, images.length)
  if (!kept.ok) return kept
  const stored = await storePhotographs(parts, which.account, images)
  const now = parts.now()
  const outcome = await inTransaction(db, (tx) =>
    changeVehicle(tx, which, { changes, answer }, { added: stored, now }),
  )
  if (!outcome.ok) {
    await removeFiles(parts, stored.flatMap(filesOf))
    return outcome
  }
  if (stored.length > 0) wakeJobWorker()
  await removeUnnamed(parts, which.account, outcome.value.taken)
  return ok(outcome.value.vehicle)
}

async function changeVehicle(
  tx: Database,
  which: VehicleRef,
  { changes: edit, answer }: Pick<VehicleEdit, 'changes' | 'answer'>,
  { added, now }: { added: readonly StoredPicture[]; now: Date },
): Promise<Outcome<{ vehicle: VehicleAnswer; taken: string[] }>> {
  const mine = vehiclesOf(which.account, tx)
  const before = await mine.lock(which.landing, which.vehicle)
  const landing = before && (await mine.landing(which.landing))
  if (!landing) return missing(tx, which)
  if (isStale(edit, before)) return refuse('changed-meanwhile', { newest: await answer(before, tx) })
  const {
    revision: _,
    pictures,
    specialFeatures,
    pricePerDay: given,
    units = before.units,
    ...changes
  } = givenFields(edit)
  const price = priceAmong({ pricePerDay: given }, before)
  if (!price.ok) return price
  const kept = picturesKept(before.pictures, pictures, added.length)
  if (!kept.ok) return kept
  const clock = wallClockIn(landing.timezone, now)
  const held = units < before.units ? await heldToCome(tx, before.poolId, clock) : []
  const moved = reassignWithin(held, units, clock)
  if (!moved) {
    const collisions = await collisionsOf(tx, tooManyFor(held, units, clock))
    return refuse('units-below-reservations', { collisions })
  }
  const special = specialFeatures && (await holdFeatures(tx, which.account, specialFeatures))
  if (specialFeatures && !special) return refuse('special-feature-not-found')
  await tx
    .update(vehicles)
    .set({ ...changes, pricePerDay: price.value, updatedAt: now })
    .where(eq(vehicles.id, before.id))
  await moveToUnits(tx, moved, { actor: which.actor, at: now })
  await changePool(tx, before, { units, name: changes.name ?? before.name })
  if (special) await setAttached(tx, before.id, special)
  const dropped = before.pictures.filter((picture) => !kept.value.includes(picture))
  const taken = await takePictures(tx, dropped)
  for (const [position, { id, position: at }] of kept.value.entries()) {
    if (position === at) continue
    await tx.update(vehiclePictures).set({ position }).where(eq(vehiclePictures.id, id))
  }
  await addPictures(tx, { account: which.account, vehicle: before.id }, added, {
    from: kept.value.length,
    now,
  })
  const vehicle = await mine.find(which.landing, which.vehicle)
  return vehicle ? ok({ vehicle: await answer(vehicle, tx), taken }) : refuse('vehicle-not-found')
}

/** Gives the pool of a vehicle its number of units, and the vehicle's new name where it had the former one. */
async function changePool(
  tx: Database,
  before: OwnVehicle,
  { units, name }: { units: number; name: string },
): Promise<void> {
  const isPool = eq(pools.id, before.poolId)
  if (name !== before.name)
    await tx
      .update(pools)
      .set({ name })
      .where(and(isPool, eq(pools.name, before.name)))
  if (units === before.units) return
  await tx.update(pools).set({ units }).where(isPool)
  await blockAllUnits(tx, { id: before.poolId, units })
}

/** The price of an edit, in the vehicle's currency; undefined where it changes none. */
const priceAmong = (
  { pricePerDay: given }: Pick<VehicleChanges, 'pricePerDay'>,
  { currency }: Pick<OwnVehicle, 'currency'>,
) => (given === undefined ? ok(undefined) : pricePerDay(given, currency))

/** The pictures to keep, in the requested order; all of them by default. */
function picturesKept(
  pictures: readonly VehiclePicture[],
  requested: readonly number[] | undefined,
  added: number,
): Outcome<VehiclePicture[]> {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  const kept = requested === undefined ? [...pictures] : [...new Set(requested)].map((id) => byId.get(id))
  const found = kept.filter((picture) => picture !== undefined)
  if (found.length < kept.length) return refuse('image-not-found')
  const count = imageCount(found.length + added)
  return count.ok ? ok(found) : count
}

/** Whether the owner lacks the landing or the vehicle. */
export const missing = async (
  db: Database,
  { account, landing }: Pick<VehicleRef, 'account' | 'landing'>,
): Promise<Result<never, 'landing-not-found' | 'vehicle-not-found'>> =>
  refuse((await vehiclesOf(account, db).landing(landing)) ? 'vehicle-not-found' : 'landing-not-found')
