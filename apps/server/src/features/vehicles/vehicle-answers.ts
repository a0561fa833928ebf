import type { ImageAnswer, PublicVehicleAnswer, VehicleAnswer } from '@nelly/contract/vehicles'
import { moneyAnswer } from '@nelly/contract/wire'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { cents } from '@nelly/domain/money'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { vehiclePictures, vehicles } from '../../db/schema.ts'

type Vehicle = typeof vehicles.$inferSelect
type Picture = typeof vehiclePictures.$inferSelect

/** A landing's vehicles that are not deleted, oldest first, or the one asked for, as their owner reads them. */
export async function vehicleAnswersOf(
  db: Database,
  landing: LandingId,
  only?: VehicleId,
): Promise<VehicleAnswer[]> {
  const rows = await withPictures(db, landing, only)
  return rows.map(({ vehicle, pictures }) => ({
    ...publicVehicleAnswer(vehicle, pictures),
    commissions: vehicle.commissionPercent,
    units: vehicle.units,
  }))
}

/** The same as strangers may see them. */
export async function publicVehicleAnswersOf(
  db: Database,
  landing: LandingId,
  only?: VehicleId,
): Promise<PublicVehicleAnswer[]> {
  const rows = await withPictures(db, landing, only)
  return rows.map(({ vehicle, pictures }) => publicVehicleAnswer(vehicle, pictures))
}

async function withPictures(db: Database, landing: LandingId, only: VehicleId | undefined) {
  const found = await db
    .select()
    .from(vehicles)
    .where(
      and(
        eq(vehicles.landingId, landing),
        isNull(vehicles.deletedAt),
        only === undefined ? undefined : eq(vehicles.id, only),
      ),
    )
    .orderBy(asc(vehicles.id))
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const pictures = await db
    .select()
    .from(vehiclePictures)
    .where(inArray(vehiclePictures.vehicleId, ids))
    .orderBy(asc(vehiclePictures.position))
  const byVehicle = Map.groupBy(pictures, ({ vehicleId }) => vehicleId)
  return found.map((vehicle) => ({ vehicle, pictures: byVehicle.get(vehicle.id) ?? [] }))
}

const publicVehicleAnswer = (vehicle: Vehicle, pictures: readonly Picture[]): PublicVehicleAnswer => ({
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
  images: pictures.map(imageAnswer),
  bluetooth: vehicle.bluetooth,
  siriusxm: vehicle.siriusxm,
  gps: vehicle.gps,
  automatic: vehicle.automatic,
  apple_car: vehicle.appleCar,
})

const imageAnswer = ({ id, picture }: Picture): ImageAnswer => ({
  id,
  path_images: picture.path,
  width: picture.width,
  height: picture.height,
  sources: picture.sources,
})
