import type { Language } from '@nelly/contract/wire'
import type { LandingId, OwnerId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, vehiclePictures, vehicles } from '../../db/schema.ts'
import { type AttachedFeature, attachedFeatures } from '../special-features/attached-features.ts'

/** A picture of a vehicle, as it is kept. */
export type VehiclePicture = Pick<typeof vehiclePictures.$inferSelect, 'id' | 'position' | 'picture'>

/** A vehicle as it is kept, with its pictures in their owner's order and what special features it has. */
export type Vehicle = typeof vehicles.$inferSelect & {
  pictures: VehiclePicture[]
  specialFeatures: AttachedFeature[]
}

/** What an owner says of a vehicle; whose it is and when it was made are the store's to say. */
export type VehicleData = Omit<
  typeof vehicles.$inferInsert,
  'id' | 'landingId' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

/** The vehicles of one owner's landings, neither deleted. Somebody else's are simply not there. */
export const vehiclesOf = (owner: OwnerId, db: Database) => {
  const myLanding = and(eq(landings.ownerId, owner), isNull(landings.deletedAt))
  const mine = (landing: LandingId, id: VehicleId) =>
    and(
      eq(vehicles.id, id),
      eq(vehicles.landingId, landing),
      isNull(vehicles.deletedAt),
      inArray(vehicles.landingId, db.select({ id: landings.id }).from(landings).where(myLanding)),
    )
  return {
    /** The landing a vehicle belongs to, with what its rules need; undefined where the owner has none such. */
    async landing(id: LandingId): Promise<{ timezone: string; language: Language } | undefined> {
      const [found] = await db
        .select({ timezone: landings.timezone, language: landings.defaultLanguage })
        .from(landings)
        .where(and(myLanding, eq(landings.id, id)))
      return found
    },

    /** The landing of a vehicle that is known by its id alone. */
    async landingOf(id: VehicleId): Promise<LandingId | undefined> {
      const [found] = await db
        .select({ landing: vehicles.landingId })
        .from(vehicles)
        .innerJoin(landings, eq(landings.id, vehicles.landingId))
        .where(and(myLanding, eq(vehicles.id, id), isNull(vehicles.deletedAt)))
      return found?.landing as LandingId | undefined
    },

    /** The vehicle, if the landing has it. */
    async find(landing: LandingId, id: VehicleId): Promise<Vehicle | undefined> {
      return (await wholeVehicles(db).where(mine(landing, id)))[0]
    },

    /** The same; until the transaction ends nobody else changes or books it. */
    async lock(landing: LandingId, id: VehicleId): Promise<Vehicle | undefined> {
      return (await wholeVehicles(db).where(mine(landing, id)).for('update'))[0]
    },

    /** Adds a vehicle without pictures; undefined where the owner has no such landing. */
    async add(landing: LandingId, data: VehicleData, now: Date): Promise<number | undefined> {
      const [found] = await db
        .select({ id: landings.id })
        .from(landings)
        .where(and(myLanding, eq(landings.id, landing)))
        .for('share')
      if (!found) return undefined
      const row = { ...data, landingId: found.id, createdAt: now, updatedAt: now }
      const [added] = await db.insert(vehicles).values(row).returning({ id: vehicles.id })
      return added?.id
    },
  }
}

/**
 * A landing's vehicles that are not deleted, oldest first: all, the first `limit` of them, or the one asked for. Whoever
 * asks must be allowed to see them.
 */
export function livingVehicles(
  db: Database,
  landing: LandingId,
  id?: VehicleId,
  limit?: number,
): PromiseLike<Vehicle[]> {
  const which = and(
    eq(vehicles.landingId, landing),
    isNull(vehicles.deletedAt),
    id === undefined ? undefined : eq(vehicles.id, id),
  )
  const found = wholeVehicles(db).where(which).orderBy(asc(vehicles.id))
  return limit === undefined ? found : found.limit(limit)
}

/** Vehicles with what belongs to them: one query, as each takes longer to ask than to answer. */
const wholeVehicles = (db: Database) =>
  db
    .select({
      ...getTableColumns(vehicles),
      pictures: sql<VehiclePicture[]>`${picturesOfVehicle(db)}`,
      specialFeatures: sql<AttachedFeature[]>`${attachedFeatures(db)}`,
    })
    .from(vehicles)

/** Within a query of vehicles: the pictures of each, in their owner's order. */
function picturesOfVehicle(db: Database) {
  const { id, position, picture, vehicleId } = vehiclePictures
  const one = sql`json_build_object('id', ${id}, 'position', ${position}, 'picture', ${picture})`
  return db
    .select({ all: sql`coalesce(json_agg(${one} order by ${position}, ${id}), '[]')` })
    .from(vehiclePictures)
    .where(eq(vehicleId, vehicles.id))
}
