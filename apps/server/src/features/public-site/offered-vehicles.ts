import { type OfferedVehicle, offeredVehicle } from '@nelly/contract/specified/vehicle-mapper'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { Database } from '../../platform/db/database.ts'
import { type AvailabilityMoment, availableVehicles, isAvailable } from '../inventory/availability.ts'
import { vehicleReviewFigures } from '../reviews/site-reviews.ts'
import { listedVehicles, vehicleOnSale } from '../vehicles/living-vehicles.ts'
import type { Vehicle } from '../vehicles/whole-vehicles.ts'

/**
 * The landing's vehicles on sale, oldest first, the first `limit` of them, each with its first picture only; with a
 * period, whether each is free then.
 */
export async function offeredVehicles(
  db: Database,
  landing: LandingId,
  {
    period,
    limit,
    ...moment
  }: { period?: RentalPeriod | undefined; limit?: number | undefined } & AvailabilityMoment,
): Promise<OfferedVehicle[]> {
  const vehicles = await listedVehicles(db, landing, limit)
  const free = period && (await availableVehicles(db, landing, period, moment))
  const figures = await vehicleReviewFigures(db, landing)
  return vehicles.map((vehicle) =>
    offered(vehicle, {
      available: free?.has(vehicle.id as VehicleId),
      reviewFigures: figures.get(vehicle.id),
    }),
  )
}

/** One vehicle on sale of the landing; with a period, whether it is free then. */
export async function findOfferedVehicle(
  db: Database,
  landing: LandingId,
  id: VehicleId,
  { period, ...moment }: { period?: RentalPeriod | undefined } & AvailabilityMoment,
): Promise<OfferedVehicle | undefined> {
  const vehicle = await vehicleOnSale(db, landing, id)
  if (!vehicle) return
  const available = period && (await isAvailable(db, id, period, moment))
  const figures = await vehicleReviewFigures(db, landing)
  return offered(vehicle, { available, reviewFigures: figures.get(id) })
}

const offered = (
  vehicle: Vehicle,
  about: Pick<OfferedVehicle, 'available' | 'reviewFigures'>,
): OfferedVehicle =>
  offeredVehicle(vehicle, {
    specialFeatures: vehicle.specialFeatures.map(({ name, description }) => ({ name, description })),
    pictures: vehicle.pictures.map(({ picture }) => picture),
    ...about,
  })
