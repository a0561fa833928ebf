import { toVehicleAnswer, type VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { unfinishedConversions } from '../../platform/images/unfinished-conversions.ts'
import { comingReservations } from '../inventory/availability.ts'
import { livingVehicles } from './living-vehicles.ts'
import type { OwnVehicle } from './whole-vehicles.ts'

/** A landing's vehicles for their owner, oldest first; the caller has checked that the landing is the owner's. */
export async function vehicleAnswersOf(
  db: Database,
  landing: LandingId,
  now: Date,
): Promise<VehicleAnswer[]> {
  const found = await livingVehicles(db, landing)
  const coming = await comingReservations(db, landing, now)
  const unfinished = await unfinishedConversions(
    db,
    found.flatMap(({ pictures }) => pictures),
  )
  return found.map((vehicle) =>
    toVehicleAnswer(vehicle, unfinished, coming.get(vehicle.id as VehicleId) ?? 0),
  )
}

/** A vehicle as its owner reads it. */
export async function vehicleAnswerOf(db: Database, vehicle: OwnVehicle, now: Date): Promise<VehicleAnswer> {
  const id = vehicle.id as VehicleId
  const coming = await comingReservations(db, vehicle.landingId as LandingId, now, id)
  return toVehicleAnswer(vehicle, await unfinishedConversions(db, vehicle.pictures), coming.get(id) ?? 0)
}
