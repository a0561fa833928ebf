import type { VehicleValues } from '@nelly/domain/imports/fleet-plan'
import { pools, vehicles } from '../../../platform/db/schema.ts'
import type { ImportWork } from '../kind-of-import.ts'

/** Adds a vehicle with a pool of its own; it is not on sale, as it has neither pictures nor a text that somebody wrote. */
export async function addVehicle(
  { tx, account, landing, by: { at } }: ImportWork,
  { name, values, units: count }: { name: string; values: VehicleValues; units: number },
): Promise<{ id: number; poolId: number; revision: number }> {
  const { type, transmission, seats, luggage, pricePerDay } = values
  if (!type || !transmission || !seats || !luggage || !pricePerDay)
    throw new Error('a vehicle was planned that lacks something')
  const [pool] = await tx
    .insert(pools)
    .values({ accountId: account, name, units: count, timezone: landing.timezone, createdAt: at })
    .returning({ id: pools.id })
  if (!pool) throw new Error('the insert returned no pool')
  const [vehicle] = await tx
    .insert(vehicles)
    .values({
      ...columnsOfVehicle(values),
      ...{ landingId: landing.id, poolId: pool.id, name, description: values.description ?? name },
      ...{ type, transmission, seats, luggage, pricePerDay, isOnSale: false, createdAt: at, updatedAt: at },
    })
    .returning({ id: vehicles.id, poolId: vehicles.poolId, revision: vehicles.revision })
  if (!vehicle) throw new Error('the insert returned no vehicle')
  return vehicle
}

/** Columns of the table for values of a vehicle. */
export const columnsOfVehicle = ({ features, ...values }: VehicleValues) => ({
  ...values,
  ...(features && { features: [...features] }),
})
