import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { madeOnce, type Places } from '../../db/made-once.ts'
import { vehicles } from '../../db/schema.ts'
import { isOnSale } from './on-sale.ts'
import { type Vehicle, vehiclesAtAGlance, wholeVehicles } from './whole-vehicles.ts'

/** A landing's vehicles that are not deleted, on sale or not, oldest first: for its owner alone. */
export const livingVehicles = (db: Database, landing: LandingId): Promise<Vehicle[]> =>
  livingOfLanding(db, { landing })

/** Those of them that are on sale. */
export const vehiclesOnSale = (db: Database, landing: LandingId): Promise<Vehicle[]> =>
  onSaleOfLanding(db, { landing })

/** The same as lists show them, each with its first picture alone: all, or the first `limit` of them. */
export const listedVehicles = (db: Database, landing: LandingId, limit?: number): Promise<Vehicle[]> =>
  listOfLanding(db, { landing, limit: limit ?? null })

/** One of them; undefined where the landing has no such vehicle on sale. */
export const vehicleOnSale = async (
  db: Database,
  landing: LandingId,
  vehicle: VehicleId,
): Promise<Vehicle | undefined> => (await vehicleOfLanding(db, { landing, vehicle }))[0]

const onSaleAt = (landing: Placeholder) => and(eq(vehicles.landingId, landing), isOnSale)

const livingOfLanding = madeOnce((db, { landing }: Places<{ landing: LandingId }>) =>
  wholeVehicles(db)
    .where(and(eq(vehicles.landingId, landing), isNull(vehicles.deletedAt)))
    .orderBy(asc(vehicles.id)),
)

const onSaleOfLanding = madeOnce((db, { landing }: Places<{ landing: LandingId }>) =>
  wholeVehicles(db).where(onSaleAt(landing)).orderBy(asc(vehicles.id)),
)

/** No limit is null, as PostgreSQL has it. */
const listOfLanding = madeOnce((db, given: Places<{ landing: LandingId; limit: number | null }>) =>
  vehiclesAtAGlance(db).where(onSaleAt(given.landing)).orderBy(asc(vehicles.id)).limit(given.limit),
)

const vehicleOfLanding = madeOnce((db, given: Places<{ landing: LandingId; vehicle: VehicleId }>) =>
  wholeVehicles(db).where(and(onSaleAt(given.landing), eq(vehicles.id, given.vehicle))),
)
