import { eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { vehicles } from '../../platform/db/schema.ts'
import { removeUnnamed } from '../../platform/files/remove-files.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import type { VehicleRef } from './update-vehicle.ts'
import { takePictures } from './vehicle-pictures.ts'
import { vehiclesOf } from './vehicle-store.ts'

/**
 * Deletes a vehicle: it can't be booked or seen any more. Its reservations keep its name, its price and its picture.
 * False where the owner has no such vehicle.
 */
export async function deleteVehicle(parts: PictureParts, which: VehicleRef): Promise<boolean> {
  const now = parts.now()
  const taken = await inTransaction(parts.db, async (tx) => {
    const vehicle = await vehiclesOf(which.account, tx).lock(which.landing, which.vehicle)
    if (!vehicle) return undefined
    const files = await takePictures(tx, vehicle.pictures)
    await tx.update(vehicles).set({ deletedAt: now, updatedAt: now }).where(eq(vehicles.id, vehicle.id))
    return files
  })
  if (!taken) return false
  await removeUnnamed(parts, which.account, taken)
  return true
}
