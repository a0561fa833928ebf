import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, vehiclePictures, vehicles } from '../../db/schema.ts'
import { landingOf } from './reservation.ts'

/** The landing, where visitors can book on it: published and not deleted. */
export async function bookable(db: Database, id: LandingId) {
  const [landing] = await db
    .select(landingOf)
    .from(landings)
    .where(and(eq(landings.id, id), eq(landings.status, 'published'), isNull(landings.deletedAt)))
  return landing
}

/**
 * The landing's vehicle, if it is there and not deleted, with its first picture. Until the transaction ends nobody else
 * books it or changes it: bookings of one vehicle come one after the other.
 */
export async function lockVehicle(tx: Database, landing: LandingId, id: VehicleId) {
  const [vehicle] = await tx
    .select({
      id: vehicles.id,
      name: vehicles.name,
      units: vehicles.units,
      pricePerDayCents: vehicles.pricePerDayCents,
    })
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.landingId, landing), isNull(vehicles.deletedAt)))
    .for('update')
  if (!vehicle) return undefined
  const [first] = await tx
    .select({ picture: vehiclePictures.picture })
    .from(vehiclePictures)
    .where(eq(vehiclePictures.vehicleId, id))
    .orderBy(asc(vehiclePictures.position))
    .limit(1)
  return { ...vehicle, picture: first?.picture.path ?? null }
}
