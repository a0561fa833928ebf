import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { madeOnce, type Places } from '../../db/made-once.ts'
import { vehicles } from '../../db/schema.ts'
import { type Vehicle, vehiclesAtAGlance, wholeVehicles } from './whole-vehicles.ts'

/** A landing's vehicles that are not deleted, oldest first. Whoever asks must be allowed to see them. */
export const livingVehicles = (db: Database, landing: LandingId): Promise<Vehicle[]> =>
  vehiclesOfLanding(db, { landing })

/** The same as lists show them, each with its first picture alone: all, or the first `limit` of them. */
export const listedVehicles = (db: Database, landing: LandingId, limit?: number): Promise<Vehicle[]> =>
  listOfLanding(db, { landing, limit: limit ?? null })

/** One of them; undefined where the landing has no such vehicle. */
export const livingVehicle = async (
  db: Database,
  landing: LandingId,
  vehicle: VehicleId,
): Promise<Vehicle | undefined> => (await vehicleOfLanding(db, { landing, vehicle }))[0]

const living = (landing: Placeholder) => and(eq(vehicles.landingId, landing), isNull(vehicles.deletedAt))

const vehiclesOfLanding = madeOnce((db, { landing }: Places<{ landing: LandingId }>) =>
  wholeVehicles(db).where(living(landing)).orderBy(asc(vehicles.id)),
)

/** No limit is null, as PostgreSQL has it. */
const listOfLanding = madeOnce((db, given: Places<{ landing: LandingId; limit: number | null }>) =>
  vehiclesAtAGlance(db).where(living(given.landing)).orderBy(asc(vehicles.id)).limit(given.limit),
)

const vehicleOfLanding = madeOnce((db, given: Places<{ landing: LandingId; vehicle: VehicleId }>) =>
  wholeVehicles(db).where(and(living(given.landing), eq(vehicles.id, given.vehicle))),
)
