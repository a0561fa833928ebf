import type { AccountId, PoolId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { pools, vehiclePictures, vehicles } from '../../platform/db/schema.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'
import { isPoolOf } from '../inventory/is-pool-of.ts'
import { lockPoolsWithVehicles } from '../inventory/lock-pools.ts'

/** A pool that a new vehicle offers, and the pictures that it has of the pool's other vehicles. */
export interface PoolToOffer {
  readonly id: number
  /** That of every landing that offers it. */
  readonly timezone: string
  readonly pictures: readonly StoredPicture[]
}

/**
 * The pool of an account that a new vehicle offers, with pictures of its other vehicles by their ids. It is locked with these until the
 * transaction ends, so that it is not deleted meanwhile, nor files of the pictures.
 */
export async function poolToOffer(
  tx: Database,
  account: AccountId,
  id: PoolId,
  pictures: readonly number[],
): Promise<Result<PoolToOffer, 'pool-not-found' | 'image-not-found'>> {
  await lockPoolsWithVehicles(tx, account, [id])
  const [pool] = await tx
    .select({ timezone: pools.timezone })
    .from(pools)
    .where(and(eq(pools.id, id), isPoolOf(tx, account)))
  if (!pool) return refuse('pool-not-found')
  const found = await tx
    .select({ id: vehiclePictures.id, picture: vehiclePictures.picture })
    .from(vehiclePictures)
    .innerJoin(vehicles, eq(vehicles.id, vehiclePictures.vehicleId))
    .where(and(eq(vehicles.poolId, id), inArray(vehiclePictures.id, [...pictures])))
  const pictureOf = new Map(found.map((one) => [one.id, one.picture]))
  const shared = pictures.flatMap((picture) => pictureOf.get(picture) ?? [])
  return shared.length < pictures.length ? refuse('image-not-found') : ok({ id, ...pool, pictures: shared })
}
