import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vehicles } from '../../platform/db/schema.ts'
import { isOnSale } from '../inventory/on-sale.ts'
import {
  type OwnVehicle,
  ownVehicles,
  type Vehicle,
  vehiclesAtAGlance,
  wholeVehicles,
} from './whole-vehicles.ts'

const onSaleAt = (landing: LandingId) => and(eq(vehicles.landingId, landing), isOnSale)

/** A landing's vehicles that are not deleted, on sale or not, oldest first: only for its owner. */
export async function livingVehicles(db: Database, landing: LandingId): Promise<OwnVehicle[]> {
  return ownVehicles(db)
    .where(and(eq(vehicles.landingId, landing), isNull(vehicles.deletedAt)))
    .orderBy(asc(vehicles.id))
}

/** Those of them that are on sale. */
export async function vehiclesOnSale(db: Database, landing: LandingId): Promise<Vehicle[]> {
  return wholeVehicles(db).where(onSaleAt(landing)).orderBy(asc(vehicles.id))
}

/** The same for lists, each with its first picture only: all, or the first `limit` of them. */
export async function listedVehicles(db: Database, landing: LandingId, limit?: number): Promise<Vehicle[]> {
  const all = vehiclesAtAGlance(db).where(onSaleAt(landing)).orderBy(asc(vehicles.id))
  return limit === undefined ? all : all.limit(limit)
}

/** One of them; undefined where the landing has no such vehicle on sale. */
export async function vehicleOnSale(
  db: Database,
  landing: LandingId,
  vehicle: VehicleId,
): Promise<Vehicle | undefined> {
  const [found] = await wholeVehicles(db).where(and(onSaleAt(landing), eq(vehicles.id, vehicle)))
  return found
}
