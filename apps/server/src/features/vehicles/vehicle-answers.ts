import { toVehicleAnswer, type VehicleAnswer } from '@nelly/contract/specified/vehicles'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { unfinishedConversions } from '../../platform/images/unfinished-conversions.ts'
import { comingReservations } from '../inventory/availability.ts'
import { alsoOffered } from './also-offered.ts'
import { livingVehicles } from './living-vehicles.ts'
import type { Vehicle } from './whole-vehicles.ts'

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
  const offersBeside = await alsoOffered(
    db,
    found.map(({ poolId }) => poolId),
  )
  return found.map((vehicle) =>
    toVehicleAnswer(vehicle, unfinished, {
      comingReservations: coming.get(vehicle.id as VehicleId) ?? 0,
      alsoOffered: offersBeside(vehicle),
    }),
  )
}

/** A vehicle as its owner reads it. */
export async function vehicleAnswerOf(db: Database, vehicle: Vehicle, now: Date): Promise<VehicleAnswer> {
  const id = vehicle.id as VehicleId
  const coming = await comingReservations(db, vehicle.landingId as LandingId, now, id)
  const offersBeside = await alsoOffered(db, [vehicle.poolId])
  return toVehicleAnswer(vehicle, await unfinishedConversions(db, vehicle.pictures), {
    comingReservations: coming.get(id) ?? 0,
    alsoOffered: offersBeside(vehicle),
  })
}
