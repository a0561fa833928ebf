import type { ImageAnswer, PublicVehicleAnswer, VehicleAnswer } from '@nelly/contract/vehicles'
import { moneyAnswer } from '@nelly/contract/wire'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { cents } from '@nelly/domain/money'
import type { Database } from '../../db/database.ts'
import { specialFeatureAnswer } from '../special-features/special-feature-answer.ts'
import { livingVehicles, type Vehicle, type VehiclePicture } from './vehicle-store.ts'

/** A landing's vehicles as their owner reads them, oldest first; the caller has seen that the landing is the owner's. */
export const vehicleAnswersOf = async (db: Database, landing: LandingId): Promise<VehicleAnswer[]> =>
  (await livingVehicles(db, landing)).map(vehicleAnswer)

/** A landing's vehicles as strangers may see them, oldest first, or the one asked for. */
export const publicVehicleAnswersOf = async (
  db: Database,
  landing: LandingId,
  id?: VehicleId,
): Promise<PublicVehicleAnswer[]> => (await livingVehicles(db, landing, id)).map(publicVehicleAnswer)

/** A vehicle as the wire spells it to its owner. */
export const vehicleAnswer = (vehicle: Vehicle): VehicleAnswer => ({
  ...publicVehicleAnswer(vehicle),
  commissions: vehicle.commissionPercent,
  units: vehicle.units,
})

/** A vehicle as the wire spells it to strangers. */
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
  special_features: vehicle.specialFeatures.map(specialFeatureAnswer),
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
