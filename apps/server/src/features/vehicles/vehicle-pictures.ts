import type { AccountId } from '@nelly/domain/ids'
import { MAX_IMAGES } from '@nelly/domain/limits'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vehiclePictures } from '../../platform/db/schema.ts'
import type { StoredPicture } from '../../platform/db/stored-picture.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { pictureJob } from '../../platform/images/picture-handler.ts'
import { filesOf } from '../../platform/images/stored-files.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { VehiclePicture } from './whole-vehicles.ts'

/** The files of a form that are a vehicle's pictures, in their order. */
export const imagesAmong = (uploads: readonly Upload[]): Upload[] =>
  uploads.filter(({ field }) => field === 'images')

/** Whether the number of pictures is allowed. */
export function imageCount(count: number): Result<number, 'images-missing' | 'images-too-many'> {
  if (count === 0) return refuse('images-missing')
  return count > MAX_IMAGES ? refuse('images-too-many') : ok(count)
}

/** Adds stored pictures to a vehicle, from a position on, and enqueues the conversion of those that need it. */
export async function addPictures(
  tx: Database,
  { account, vehicle }: { account: AccountId; vehicle: number },
  pictures: readonly StoredPicture[],
  { from, now }: { from: number; now: Date },
): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map((picture, index) => ({
    vehicleId: vehicle,
    picture,
    position: from + index,
    createdAt: now,
  }))
  const added = await tx.insert(vehiclePictures).values(rows).returning()
  const bare = added.filter(({ picture }) => picture.sources.length === 0)
  await enqueue(
    tx,
    bare.map(({ id }) => pictureJob(account, id)),
    now,
  )
}

/**
 * Removes pictures of a vehicle, whose row the transaction has locked. Returns their files, of which those that nothing else names
 * are to be removed after the commit: reservations show the JPEGs.
 */
export async function takePictures(tx: Database, pictures: readonly VehiclePicture[]): Promise<string[]> {
  if (pictures.length === 0) return []
  const ids = pictures.map(({ id }) => id)
  const taken = await tx
    .delete(vehiclePictures)
    .where(inArray(vehiclePictures.id, ids))
    .returning({ picture: vehiclePictures.picture })
  return taken.flatMap(({ picture }) => filesOf(picture))
}
