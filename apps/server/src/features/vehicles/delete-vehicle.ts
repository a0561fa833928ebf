import { eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { vehicles } from '../../platform/db/schema.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
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
  const unnamed = await inTransaction(parts.db, async (tx) => {
    const vehicle = await vehiclesOf(which.account, tx).lock(which.landing, which.vehicle)
    if (!vehicle) return undefined
    const unnamed = await takePictures(tx, vehicle.id, vehicle.pictures)
    await tx.update(vehicles).set({ deletedAt: now, updatedAt: now }).where(eq(vehicles.id, vehicle.id))
    return unnamed
  })
  if (!unnamed) return false
  await removeFiles(parts, unnamed)
  return true
}
