import { toSpecialFeatureAnswer } from '@nelly/contract/special-features'
import type { Conversion, ImageAnswer, PublicVehicleAnswer, VehicleAnswer } from '@nelly/contract/vehicles'
import { moneyAnswer } from '@nelly/contract/wire'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { cents } from '@nelly/domain/money'
import type { Database } from '../../platform/db/database.ts'
import { unfinishedConversions } from '../../platform/images/unfinished-conversions.ts'
import { comingReservations } from '../reservations/availability.ts'
import { livingVehicles, vehiclesOnSale } from './living-vehicles.ts'
import type { Vehicle, VehiclePicture } from './whole-vehicles.ts'

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
  return found.map((vehicle) => vehicleAnswer(vehicle, unfinished, coming.get(vehicle.id as VehicleId)))
}

/** A vehicle as its owner reads it. */
export async function vehicleAnswerOf(db: Database, vehicle: Vehicle, now: Date): Promise<VehicleAnswer> {
  const id = vehicle.id as VehicleId
  const coming = await comingReservations(db, vehicle.landingId as LandingId, now, id)
  return vehicleAnswer(vehicle, await unfinishedConversions(db, vehicle.pictures), coming.get(id))
}

/** A landing's vehicles for visitors, oldest first. */
export const publicVehicleAnswersOf = async (
  db: Database,
  landing: LandingId,
): Promise<PublicVehicleAnswer[]> => (await vehiclesOnSale(db, landing)).map(publicVehicleAnswer)

const vehicleAnswer = (
  vehicle: Vehicle,
  unfinished: ReadonlyMap<number, Conversion>,
  coming = 0,
): VehicleAnswer => ({
  ...publicVehicleAnswer(vehicle),
  images: vehicle.pictures.map((picture) => ({
    ...imageAnswer(picture),
    conversion: unfinished.get(picture.id) ?? 'done',
  })),
  commissions: vehicle.commissionPercent,
  units: vehicle.units,
  on_sale: vehicle.onSale,
  coming_reservations: coming,
})

/** A public vehicle as the wire spells it. */
export const publicVehicleAnswer = (vehicle: Vehicle): PublicVehicleAnswer => ({
  id: vehicle.id,
  id_landing: vehicle.landingId,
  name: vehicle.name,
  description: vehicle.description,
  price: moneyAnswer(cents(vehicle.pricePerDayCents)),
  luggage: vehicle.luggage,
  people: vehicle.seats,
  type_of_car: vehicle.type,
  transmision: vehicle.transmission,
  brand: vehicle.brand,
  features: vehicle.features,
  special_features: vehicle.specialFeatures.map(toSpecialFeatureAnswer),
  images: vehicle.pictures.map(imageAnswer),
  bluetooth: vehicle.bluetooth,
  siriusxm: vehicle.siriusxm,
  gps: vehicle.gps,
  automatic: vehicle.automatic,
  apple_car: vehicle.appleCar,
})

const imageAnswer = ({ id, picture }: VehiclePicture): ImageAnswer => ({
  id,
  path_images: picture.path,
  width: picture.width,
  height: picture.height,
  sources: picture.sources,
})
