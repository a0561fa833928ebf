import type { AccountId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { specialFeatures, vehicleSpecialFeatures } from '../../platform/db/schema.ts'
import { known } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'

/** Adds a business's special features to its owner's catalogue and attaches them to its vehicles. */
export async function attachSpecialFeatures(
  tx: Database,
  account: AccountId,
  { business, vehicles }: AddedBusiness,
  createdAt: Date,
): Promise<void> {
  const rows = Object.entries(business.specialFeatures).map(([name, description]) => ({
    accountId: account,
    name,
    description,
    createdAt,
  }))
  const catalogue = await tx
    .insert(specialFeatures)
    .values(rows)
    .returning({ id: specialFeatures.id, name: specialFeatures.name })
  const idOf = new Map(catalogue.map(({ id, name }) => [name, id]))
  const attached = business.vehicles.flatMap((vehicle) =>
    (vehicle.specialFeatures ?? []).map((name) => ({
      vehicleId: known(vehicles, vehicle.name),
      specialFeatureId: known(idOf, name),
    })),
  )
  await tx.insert(vehicleSpecialFeatures).values(attached)
}
