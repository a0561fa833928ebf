import type { Conversion } from '@nelly/contract/specified/vehicles'
import { and, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema.ts'
import type { StoredPicture } from '../db/stored-picture.ts'
import { isPending } from '../jobs/jobs.ts'

/** The number of failed attempts after which a conversion is reported as failed. */
const QUIET_TRIES = 2

/**
 * The unfinished conversions among these pictures, by their ids, with their state. Only queries the database where one
 * has no copies.
 */
export async function unfinishedConversions(
  db: Database,
  pictures: readonly { id: number; picture: StoredPicture }[],
): Promise<ReadonlyMap<number, Conversion>> {
  const bare = pictures.filter(({ picture }) => picture.sources.length === 0).map(({ id }) => id)
  if (bare.length === 0) return new Map()
  const unfinished = await db
    .select({ pictureId: jobs.pictureId, attempts: jobs.attempts })
    .from(jobs)
    .where(and(inArray(jobs.pictureId, bare), isPending))
  return new Map(
    unfinished.map(({ pictureId, attempts }) => [pictureId as number, conversionAfter(attempts)]),
  )
}

/** The state of an unfinished conversion after a number of attempts. */
export const conversionAfter = (attempts: number): Conversion =>
  attempts > QUIET_TRIES ? 'failed' : 'waiting'
