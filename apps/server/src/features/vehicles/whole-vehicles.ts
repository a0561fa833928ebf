import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import { type AttachedFeature, attachedFeatures } from '../special-features/attached-features.ts'

/** A picture of a vehicle, as it is kept. */
export type VehiclePicture = Pick<typeof vehiclePictures.$inferSelect, 'id' | 'position' | 'picture'>

/** A vehicle as it is kept, with its pictures in their owner's order and what special features it has. */
export type Vehicle = typeof vehicles.$inferSelect & {
  pictures: VehiclePicture[]
  specialFeatures: AttachedFeature[]
}

/** Vehicles with what belongs to them: one query, as each takes longer to ask than to answer. */
export const wholeVehicles = (db: Database) => withPictures(db, sql`${allPictures(db)}`)

/** The same with the first picture alone: all that lists show. */
export const vehiclesAtAGlance = (db: Database) => withPictures(db, sql`coalesce(${firstPicture(db)}, '[]')`)

const withPictures = (db: Database, pictures: SQL) =>
  db
    .select({
      ...getTableColumns(vehicles),
      pictures: sql<VehiclePicture[]>`${pictures}`,
      specialFeatures: attachedFeatures(db),
    })
    .from(vehicles)

const { id, position, picture, vehicleId } = vehiclePictures
const onePicture = sql`json_build_object('id', ${id}, 'position', ${position}, 'picture', ${picture})`
const isOfVehicle = eq(vehicleId, vehicles.id)

const allPictures = (db: Database) =>
  db
    .select({ all: sql`coalesce(json_agg(${onePicture} order by ${position}, ${id}), '[]')` })
    .from(vehiclePictures)
    .where(isOfVehicle)

const firstPicture = (db: Database) =>
  db
    .select({ first: sql`json_build_array(${onePicture})` })
    .from(vehiclePictures)
    .where(isOfVehicle)
    .orderBy(asc(position), asc(id))
    .limit(1)
