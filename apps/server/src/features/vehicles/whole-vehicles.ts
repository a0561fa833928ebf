import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
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

/** The same for its owner, with the other vehicles that offer its units. */
export type OwnVehicle = Vehicle & Pick<OwnedVehicle, 'alsoOffered'>

/** Vehicles with their relations, in one query: a round trip takes longer than the query itself. */
export const wholeVehicles = (db: Database) => withPictures(db, sql`${allPictures(db)}`)

/** The same with the first picture only, for lists. */
export const vehiclesAtAGlance = (db: Database) => withPictures(db, sql`coalesce(${firstPicture(db)}, '[]')`)

/** The same for their owner. */
export const ownVehicles = (db: Database) =>
  db
    .select({ ...columnsOf(db, sql`${allPictures(db)}`), alsoOffered })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))

const withPictures = (db: Database, pictures: SQL) =>
  db
    .select(columnsOf(db, pictures))
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))

const columnsOf = (db: Database, pictures: SQL) => ({
  ...getTableColumns(vehicles),
  units: pools.units,
  currency: landings.currency,
  pictures: sql<VehiclePicture[]>`${pictures}`,
  specialFeatures: attachedFeatures(db),
})

/** The other vehicles of the pool, none of them or of their landings deleted, oldest first. */
const alsoOffered = sql<OwnVehicle['alsoOffered']>`(
  select coalesce(json_agg(json_build_object('vehicle', other.name, 'landing', its.display_name) order by other.id), '[]')
  from vehicles other join landings its on its.id = other.landing_id
  where other.pool_id = ${vehicles.poolId} and other.id <> ${vehicles.id} and other.deleted_at is null and its.deleted_at is null)`

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
