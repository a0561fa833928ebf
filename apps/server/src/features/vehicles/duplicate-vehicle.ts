import type { Outcome } from '@nelly/contract/refusal-details'
import type { DuplicatedVehicle } from '@nelly/contract/vehicles/duplicate-vehicle'
import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import type { SpecialFeatureId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { MAX_VEHICLE_NAME } from '@nelly/domain/vehicles/vehicle-options'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { copyPictures } from '../../platform/images/copy-pictures.ts'
import { filesOf, type PictureParts } from '../../platform/images/stored-files.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { copyVehicleRates, lockRates } from '../rates/copy-vehicle-rates.ts'
import { holdFeatures, setAttached } from '../special-features/set-attached.ts'
import { missing, type VehicleRef } from './update-vehicle.ts'
import { addPictures } from './vehicle-pictures.ts'
import { type VehicleData, vehiclesOf } from './vehicle-store.ts'
import type { OwnVehicle } from './whole-vehicles.ts'

/**
 * Adds a copy of a vehicle to its landing, with copies of its pictures, and not on sale yet. It offers the same units, or as many
 * others.
 */
export async function duplicateVehicle<Answer>(
  parts: PictureParts,
  which: VehicleRef,
  { isSamePool }: DuplicatedVehicle,
  respond: Respond<OwnVehicle, Answer>,
): Promise<Outcome<Answer>> {
  const { db } = parts
  const { account, landing } = which
  const found = await vehiclesOf(account, db).find(landing, which.vehicle)
  if (!found) return missing(db, which)
  const copies = await copyPictures(
    parts,
    found.pictures.map(({ picture }) => picture),
  )
  const now = parts.now()
  const added = await inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const mine = vehiclesOf(account, tx)
    // As strongly as a save of the rates, from the start: two copies that locked it more later would deadlock.
    const locked = await lockRates(tx, which)
    // Read behind the lock: the currency may have changed, and the price with it.
    const original = locked && (await mine.find(landing, which.vehicle))
    const offeredOn = original && (await mine.landing(landing))
    if (!offeredOn) return missing(tx, which)
    const name = nameOfCopy(original.name, offeredOn.language)
    const pool = isSamePool ? { id: original.poolId } : { units: original.units }
    const id = await mine.add(landing, { ...dataOf(original), name, isOnSale: false }, pool, now)
    await addPictures(tx, { account, vehicle: id }, copies, { from: 0, now })
    const features = original.specialFeatures.map((feature) => feature.id as SpecialFeatureId)
    await setAttached(tx, id, (await holdFeatures(tx, account, features)) ?? [])
    await copyVehicleRates(tx, which, { original: which.vehicle, copy: id, revision: locked.revision, now })
    const copy = await mine.find(landing, id)
    return copy ? ok(await respond(tx, copy)) : refuse('landing-not-found')
  })
  if (!added.ok) {
    await removeFiles(parts, copies.flatMap(filesOf))
    return added
  }
  wakeJobWorker()
  return added
}

/** The fields of a vehicle that are copied. */
export function dataOf(vehicle: OwnVehicle): VehicleData {
  const {
    id,
    landingId,
    poolId,
    units,
    currency,
    createdAt,
    updatedAt,
    deletedAt,
    pictures,
    specialFeatures,
    alsoOffered,
    ...data
  } = vehicle
  return data
}

/** The name of a copy; a long one is cut to the limit. */
export function nameOfCopy(name: string, language: Language): string {
  const copyOf = (name: string) => elsewhereIn(language)('copy', { name })
  const kept = [...name].slice(0, MAX_VEHICLE_NAME - copyOf('').length).join('')
  return copyOf(kept.trimEnd())
}
