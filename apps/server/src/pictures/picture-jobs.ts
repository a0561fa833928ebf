import { EventEmitter } from 'node:events'
import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { pictureJobs, vehiclePictures } from '../db/schema.ts'
import type { StoredPicture } from '../db/stored-picture.ts'

/** A picture whose lighter copies are to be made, for the so-and-so-many-th time. */
export interface PictureJob {
  id: number
  pictureId: number
  attempts: number
  picture: StoredPicture
}

/** How long others leave a job alone that someone has taken: who still holds it then has died. */
const LEASE_MINUTES = 5
const LONGEST_PAUSE_MINUTES = 24 * 60

const added = new EventEmitter()

/** Says that there is work, so that a worker of this process begins at once. Workers elsewhere look by themselves. */
export const pictureJobsAdded = (): void => void added.emit('added')

/** Calls back whenever there is work; gives the means to stop that. */
export function onPictureJobs(listener: () => void): () => void {
  added.on('added', listener)
  return () => added.off('added', listener)
}

/** Takes the job that has been due longest; nobody else gets it until the lease is over. */
export async function takePictureJob(db: Database, now: Date): Promise<PictureJob | undefined> {
  const due = db
    .select({ id: pictureJobs.id })
    .from(pictureJobs)
    .where(lte(pictureJobs.notBefore, now))
    .orderBy(asc(pictureJobs.notBefore), asc(pictureJobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await db
    .update(pictureJobs)
    .set({ attempts: sql`${pictureJobs.attempts} + 1`, notBefore: later(now, LEASE_MINUTES) })
    .where(inArray(pictureJobs.id, due))
    .returning({ id: pictureJobs.id, pictureId: pictureJobs.pictureId, attempts: pictureJobs.attempts })
  if (!job) return undefined
  const [row] = await db
    .select({ picture: vehiclePictures.picture })
    .from(vehiclePictures)
    .where(eq(vehiclePictures.id, job.pictureId))
  return row && { ...job, ...row }
}

/** Puts a job off that failed: a minute at first, then twice as long each time, a day at most. */
export async function putOff(
  db: Database,
  { id, attempts }: PictureJob,
  error: unknown,
  now: Date,
): Promise<void> {
  const minutes = Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES)
  await db
    .update(pictureJobs)
    .set({ notBefore: later(now, minutes), lastError: String(error).slice(0, 500) })
    .where(eq(pictureJobs.id, id))
}

/** When the next job is due; undefined where there is none. */
export async function nextPictureJob(db: Database): Promise<Date | undefined> {
  const [next] = await db
    .select({ at: pictureJobs.notBefore })
    .from(pictureJobs)
    .orderBy(asc(pictureJobs.notBefore))
    .limit(1)
  return next?.at
}

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)
