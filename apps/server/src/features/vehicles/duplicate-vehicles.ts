import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { holdCatalogue, setAttached } from '../special-features/set-attached.ts'
import { dataOf } from './duplicate-vehicle.ts'
import { livingVehicles } from './living-vehicles.ts'
import { addPictures } from './vehicle-pictures.ts'
import { vehiclesOf } from './vehicle-store.ts'

/**
 * Adds all vehicles of a landing to another one of its account, in the same order: they offer the same pools. Their pictures have the files of the original's, and jobs where the lighter copies are not made yet.
 * Both landings and the vehicles are locked. Returns the new vehicle of each.
 */
export async function duplicateVehicles(
  tx: Database,
  account: AccountId,
  { from, to, now }: { from: LandingId; to: LandingId; now: Date },
): Promise<ReadonlyMap<VehicleId, VehicleId>> {
  await holdCatalogue(tx, account)
  const added = new Map<VehicleId, VehicleId>()
  for (const original of await livingVehicles(tx, from)) {
    const pool = { id: original.poolId }
    const id = await vehiclesOf(account, tx).add(to, dataOf(original), pool, now)
    const pictures = original.pictures.map(({ picture }) => picture)
    await addPictures(tx, { account, vehicle: id }, pictures, { from: 0, now })
    await setAttached(tx, id, original.specialFeatures)
    added.set(original.id as VehicleId, id)
  }
  return added
}
