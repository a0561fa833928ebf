import { type FoundUnit, type FoundVehicle, MOST_FOUND } from '@nelly/contract/search/search'
import type { AccountId } from '@nelly/domain/ids'
import { bestFirst, plateRank, rankOf, type SearchTerms } from '@nelly/domain/search/search-terms'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, pools, units, vehicles } from '../../platform/db/schema.ts'
import { isLivingOf } from '../inventory/published.ts'

/** An account's vehicles by name and brand, and its units by plate and VIN. */
export async function findInFleet(
  db: Database,
  account: AccountId,
  terms: SearchTerms,
): Promise<{ vehicles: FoundVehicle[]; units: FoundUnit[] }> {
  const fleet = await fleetOf(db, account)
  const found = fleet.flatMap(({ brand, units: _, pool: __, ...vehicle }) => {
    const rank = rankOf(terms, vehicle.name, brand)
    return rank ? [{ ...vehicle, rank }] : []
  })
  return { vehicles: bestFirst(found, MOST_FOUND), units: await findUnits(db, fleet, terms) }
}

/** The vehicles that an account has now. */
const fleetOf = (db: Database, account: AccountId) =>
  db
    .select({
      id: vehicles.id,
      landingId: vehicles.landingId,
      name: vehicles.name,
      brand: vehicles.brand,
      pool: vehicles.poolId,
      units: pools.units,
      landingName: landings.displayName,
      isOnSale: vehicles.isOnSale,
    })
    .from(vehicles)
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isLivingOf(account), isNull(vehicles.deletedAt)))
    .orderBy(asc(vehicles.id))

type OfFleet = Awaited<ReturnType<typeof fleetOf>>[number]

async function findUnits(db: Database, fleet: readonly OfFleet[], terms: SearchTerms): Promise<FoundUnit[]> {
  if (fleet.length === 0) return []
  // Units are named by the first vehicle that offers them.
  const byPool = new Map(fleet.toReversed().map((vehicle) => [vehicle.pool, vehicle]))
  const { poolId, number, plate, plateKey, vin } = units
  const known = await db
    .select({ poolId, number, plate, plateKey, vin })
    .from(units)
    .where(inArray(poolId, [...byPool.keys()]))
    .orderBy(asc(poolId), asc(number))
  const found = known.flatMap((unit) => {
    const vehicle = byPool.get(unit.poolId)
    const rank = plateRank(terms, unit.plateKey) ?? rankOf(terms, unit.vin)
    if (!rank || !vehicle || unit.number > vehicle.units) return []
    const { id, name, landingName } = vehicle
    return [{ vehicleId: id, vehicleName: name, landingName, number: unit.number, plate: unit.plate, rank }]
  })
  return bestFirst(found, MOST_FOUND)
}
