import type { Equipment, OfferedVehicle } from '@nelly/contract/public-site'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { cents } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { vehiclePictures, vehicles } from '../db/schema.ts'
import type { StoredPicture } from '../db/stored-picture.ts'
import { availableVehicles, isAvailable } from '../features/reservations/availability.ts'

type Row = typeof vehicles.$inferSelect

/** The landing's vehicles, oldest first, the first `limit` of them; with a period, whether each is free then. */
export async function offeredVehicles(
  db: Database,
  landing: LandingId,
  period?: RentalPeriod,
  limit?: number,
): Promise<OfferedVehicle[]> {
  const found = db.select().from(vehicles).where(livingOf(landing)).orderBy(asc(vehicles.id)).$dynamic()
  const rows = await (limit === undefined ? found : found.limit(limit))
  const pictures = await picturesOf(db, rows)
  const free = period && (await availableVehicles(db, landing, period))
  return rows.map((row) => offered(row, pictures.get(row.id) ?? [], free?.has(row.id as VehicleId)))
}

/** One vehicle of the landing; with a period, whether it is free then. */
export async function offeredVehicle(
  db: Database,
  landing: LandingId,
  id: VehicleId,
  period?: RentalPeriod,
): Promise<OfferedVehicle | undefined> {
  const rows = await db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), livingOf(landing)))
  const [row] = rows
  if (!row) return undefined
  const pictures = await picturesOf(db, rows)
  return offered(row, pictures.get(id) ?? [], period && (await isAvailable(db, id, period)))
}

const livingOf = (landing: LandingId) => and(eq(vehicles.landingId, landing), isNull(vehicles.deletedAt))

async function picturesOf(db: Database, rows: readonly Row[]): Promise<Map<number, StoredPicture[]>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({ vehicle: vehiclePictures.vehicleId, picture: vehiclePictures.picture })
    .from(vehiclePictures)
    .where(inArray(vehiclePictures.vehicleId, ids))
    .orderBy(asc(vehiclePictures.vehicleId), asc(vehiclePictures.position))
  const grouped = Map.groupBy(found, ({ vehicle }) => vehicle)
  return new Map([...grouped].map(([id, list]) => [id, list.map(({ picture }) => picture)]))
}

const offered = (row: Row, pictures: StoredPicture[], available: boolean | undefined): OfferedVehicle => ({
  id: row.id as VehicleId,
  name: row.name,
  description: row.description,
  pricePerDay: cents(row.pricePerDayCents),
  seats: row.seats,
  luggage: row.luggage,
  type: row.type,
  transmission: row.transmission,
  brand: row.brand,
  features: row.features,
  equipment: EQUIPMENT.filter((item) => row[item]),
  pictures,
  available,
})

const EQUIPMENT: readonly Equipment[] = ['bluetooth', 'siriusxm', 'gps', 'automatic', 'appleCar']
