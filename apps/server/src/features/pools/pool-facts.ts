import type { PoolFacts } from '@nelly/contract/pools/pool-facts'
import type { AccountId, PoolId } from '@nelly/domain/ids'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, vehicles } from '../../platform/db/schema.ts'
import { isPoolOf } from '../inventory/is-pool-of.ts'
import { ownVehicles } from '../vehicles/whole-vehicles.ts'

/**
 * What is known of the cars of a pool: of the newest vehicle that offers it, else of the one that offered it last, which stays without its
 * pictures. Every pool has one, as it goes with the last.
 */
export async function poolFacts(
  db: Database,
  account: AccountId,
  id: PoolId,
): Promise<PoolFacts | undefined> {
  const isOffered = sql`(${vehicles.deletedAt} is null and ${landings.deletedAt} is null)`
  const [newest] = await ownVehicles(db)
    .where(and(eq(vehicles.poolId, id), isPoolOf(db, account)))
    .orderBy(desc(isOffered), desc(vehicles.id))
    .limit(1)
  return (
    newest && {
      ...newest,
      specialFeatures: newest.specialFeatures.map((feature) => feature.id),
      pictures: newest.pictures.map(({ id, picture }) => ({ id, path: picture.path })),
    }
  )
}
