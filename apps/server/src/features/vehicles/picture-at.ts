import type { VehicleId } from '@nelly/domain/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vehiclePictures } from '../../platform/db/schema.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'

/** The picture with this path, if the vehicle still has it. */
export async function pictureAt(
  db: Database,
  vehicle: VehicleId,
  path: string,
): Promise<StoredPicture | undefined> {
  const [found] = await db
    .select({ picture: vehiclePictures.picture })
    .from(vehiclePictures)
    .where(and(eq(vehiclePictures.vehicleId, vehicle), sql`${vehiclePictures.picture}->>'path' = ${path}`))
  return found?.picture
}
