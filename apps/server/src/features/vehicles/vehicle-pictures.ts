import { MAX_IMAGES } from '@nelly/domain/limits'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations, vehiclePictures } from '../../platform/db/schema.ts'
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
  vehicleId: number,
  pictures: readonly StoredPicture[],
  { from, now }: { from: number; now: Date },
): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map((picture, index) => ({
    vehicleId,
    picture,
    position: from + index,
    createdAt: now,
  }))
  const added = await tx.insert(vehiclePictures).values(rows).returning()
  const bare = added.filter(({ picture }) => picture.sources.length === 0)
  await enqueue(
    tx,
    bare.map(({ id }) => pictureJob(id)),
    now,
  )
}

/**
 * Removes pictures of a vehicle, whose row the transaction has locked. Returns the files to be removed after the
 * commit: all but the JPEGs that its reservations show. Deleted reservations may be restored: the sweep removes their
 * files.
 */
export async function takePictures(
  tx: Database,
  vehicleId: number,
  pictures: readonly VehiclePicture[],
): Promise<string[]> {
  if (pictures.length === 0) return []
  const ids = pictures.map(({ id }) => id)
  const taken = await tx
    .delete(vehiclePictures)
    .where(inArray(vehiclePictures.id, ids))
    .returning({ picture: vehiclePictures.picture })
  const shown = await shownByReservations(tx, vehicleId)
  return taken.flatMap(({ picture }) => filesOf(picture)).filter((path) => !shown.has(path))
}

async function shownByReservations(tx: Database, vehicleId: number): Promise<Set<string | null>> {
  const rows = await tx
    .selectDistinct({ path: reservations.vehiclePicture })
    .from(reservations)
    .where(and(eq(reservations.vehicleId, vehicleId), isNotNull(reservations.vehiclePicture)))
  return new Set(rows.map(({ path }) => path))
}
