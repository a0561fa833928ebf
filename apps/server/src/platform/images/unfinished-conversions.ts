import type { Conversion } from '@nelly/contract/vehicles'
import { and, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema.ts'
import type { StoredPicture } from '../db/stored-picture.ts'
import { isPending } from '../jobs/jobs.ts'

/** So many tries may come to nothing before the owner is told. */
const QUIET_TRIES = 2

/**
 * Of pictures, by their ids, those whose lighter copies are still to be made, and how that stands. The database is asked only
 * where one has none.
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

/** How a conversion stands that was begun so many times and has not been finished. */
export const conversionAfter = (attempts: number): Conversion =>
  attempts > QUIET_TRIES ? 'failed' : 'waiting'
