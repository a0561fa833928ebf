import type { AccountId, SpecialFeatureId } from '@nelly/domain/ids'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { specialFeatures, vehicleSpecialFeatures } from '../../platform/db/schema.ts'
import type { SpecialFeature } from './attached-features.ts'

/**
 * Features of the owner's catalogue, locked against deletion until the transaction ends; undefined where it does not
 * have all of them.
 */
export async function holdFeatures(
  tx: Database,
  account: AccountId,
  requested: readonly SpecialFeatureId[],
): Promise<SpecialFeature[] | undefined> {
  const ids = [...new Set(requested)]
  if (ids.length === 0) return []
  const found = await tx
    .select()
    .from(specialFeatures)
    .where(and(eq(specialFeatures.accountId, account), inArray(specialFeatures.id, ids)))
    .orderBy(asc(specialFeatures.id))
    .for('share')
  return found.length === ids.length ? found : undefined
}

/** Locks all features of the owner's catalogue against deletion until the transaction ends. */
export async function holdCatalogue(tx: Database, account: AccountId): Promise<void> {
  await tx
    .select({ id: specialFeatures.id })
    .from(specialFeatures)
    .where(eq(specialFeatures.accountId, account))
    .orderBy(asc(specialFeatures.id))
    .for('share')
}

/** Replaces the features of a vehicle; the transaction has locked its row and the features. */
export async function setAttached(
  tx: Database,
  vehicleId: number,
  features: readonly Pick<SpecialFeature, 'id'>[],
): Promise<void> {
  await tx.delete(vehicleSpecialFeatures).where(eq(vehicleSpecialFeatures.vehicleId, vehicleId))
  if (features.length === 0) return
  const rows = features.map(({ id }) => ({ vehicleId, specialFeatureId: id }))
  await tx.insert(vehicleSpecialFeatures).values(rows)
}
