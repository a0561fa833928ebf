import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, pools, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import { type AttachedFeature, attachedFeatures } from '../special-features/attached-features.ts'

/** A picture of a vehicle, as it is stored. */
export type VehiclePicture = Pick<typeof vehiclePictures.$inferSelect, 'id' | 'position' | 'picture'>

/** A vehicle as it is stored, with the currency of its price, its pictures in their owner's order and its special features. */
export type Vehicle = typeof vehicles.$inferSelect & {
  /** How many its pool has. */
  units: number
  currency: (typeof landings.$inferSelect)['currency']
  pictures: VehiclePicture[]
  specialFeatures: AttachedFeature[]
}

/** Vehicles with their relations, in one query: a round trip takes longer than the query itself. */
export const wholeVehicles = (db: Database) => withPictures(db, sql`${allPictures(db)}`)

/** The same with the first picture only, for lists. */
export const vehiclesAtAGlance = (db: Database) => withPictures(db, sql`coalesce(${firstPicture(db)}, '[]')`)

const withPictures = (db: Database, pictures: SQL) =>
  db
    .select({
      ...getTableColumns(vehicles),
      units: pools.units,
      currency: landings.currency,
      pictures: sql<VehiclePicture[]>`${pictures}`,
      specialFeatures: attachedFeatures(db),
    })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))

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
