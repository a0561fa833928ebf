import type { Language } from '@nelly/contract/wire'
import type { Currency } from '@nelly/domain/currency'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, pools, vehicles } from '../../platform/db/schema.ts'
import { lockedRow } from '../inventory/hold-pool.ts'
import { isLivingOf } from '../inventory/published.ts'
import { type OwnVehicle, ownVehicles } from './whole-vehicles.ts'

/** The fields of a vehicle; the store adds landing, pool and time. */
export type VehicleData = Omit<
  typeof vehicles.$inferInsert,
  'id' | 'landingId' | 'poolId' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

/** The vehicles of one owner's landings, neither deleted; those of others are not found. */
export const vehiclesOf = (account: AccountId, db: Database) => {
  const myLanding = isLivingOf(account)
  const mine = (landing: LandingId, id: VehicleId) =>
    and(
      eq(vehicles.id, id),
      eq(vehicles.landingId, landing),
      isNull(vehicles.deletedAt),
      inArray(vehicles.landingId, db.select({ id: landings.id }).from(landings).where(myLanding)),
    )
  /** The vehicle, if the landing has it. */
  const find = async (landing: LandingId, id: VehicleId): Promise<OwnVehicle | undefined> =>
    (await ownVehicles(db).where(mine(landing, id)))[0]
  /** Adds a pool in the time zone of a landing. */
  const addPool = async (
    landing: LandingId,
    pool: { readonly name: string; readonly units: number },
    now: Date,
  ): Promise<number> => {
    const [there] = await db
      .select({ timezone: landings.timezone })
      .from(landings)
      .where(eq(landings.id, landing))
    if (!there) throw new Error('the landing vanished under its lock')
    const [added] = await db
      .insert(pools)
      .values({ ...pool, accountId: account, timezone: there.timezone, createdAt: now })
      .returning({ id: pools.id })
    if (!added) throw new Error('the insert returned no pool')
    return added.id
  }
  return {
    find,

    /** The landing of a vehicle, with what its rules need; undefined where the owner has no such vehicle. */
    async landing(
      id: LandingId,
    ): Promise<{ timezone: string; language: Language; currency: Currency } | undefined> {
      const [found] = await db
        .select({
          timezone: landings.timezone,
          language: landings.defaultLanguage,
          currency: landings.currency,
        })
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

    /**
     * The same, locked with its pool until the transaction ends. It is read after the lock: PostgreSQL re-reads only locked
     * rows after it has waited for them, not their pictures.
     */
    async lock(landing: LandingId, id: VehicleId): Promise<OwnVehicle | undefined> {
      const locked = await lockedRow(() =>
        db
          .select({ id: vehicles.id })
          .from(vehicles)
          .innerJoin(pools, eq(pools.id, vehicles.poolId))
          .where(mine(landing, id))
          .for('update', { of: [vehicles, pools] }),
      )
      return locked && find(landing, id)
    },

    /** The landing of a new vehicle, which is not deleted and keeps its currency and time zone until the transaction ends. */
    async holdLanding(id: LandingId): Promise<{ currency: Currency; timezone: string } | undefined> {
      const [found] = await db
        .select({ currency: landings.currency, timezone: landings.timezone })
        .from(landings)
        .where(and(myLanding, eq(landings.id, id)))
        .for('share')
      return found
    },

    /**
     * Adds a vehicle without pictures to a landing of the owner that this transaction has locked. It offers a pool that there is, or
     * a new one of so many units.
     */
    async add(
      landing: LandingId,
      data: VehicleData,
      pool: { readonly id: number } | { readonly units: number },
      now: Date,
    ): Promise<VehicleId> {
      const poolId = 'id' in pool ? pool.id : await addPool(landing, { name: data.name, ...pool }, now)
      const row = { ...data, poolId, landingId: landing, createdAt: now, updatedAt: now }
      const [added] = await db.insert(vehicles).values(row).returning({ id: vehicles.id })
      if (!added) throw new Error('the insert returned no vehicle')
      return added.id as VehicleId
    },
  }
}
