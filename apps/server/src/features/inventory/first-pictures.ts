import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vehiclePictures } from '../../platform/db/schema.ts'

/** The path of each vehicle's first picture. */
export async function firstPictures(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([vehiclePictures.vehicleId], {
      vehicle: vehiclePictures.vehicleId,
      picture: vehiclePictures.picture,
    })
    .from(vehiclePictures)
    .where(inArray(vehiclePictures.vehicleId, [...ids]))
    .orderBy(asc(vehiclePictures.vehicleId), asc(vehiclePictures.position), asc(vehiclePictures.id))
  return new Map(rows.map(({ vehicle, picture }) => [vehicle, picture.path]))
}
