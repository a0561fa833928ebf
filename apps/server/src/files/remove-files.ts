import { and, gt, inArray, lte, sql } from 'drizzle-orm'
import { noBackupUnderWay } from '../backup/hold-removals.ts'
import type { Database } from '../db/database.ts'
import { fileRemovals } from '../db/schema.ts'
import { Refused } from '../http/refused.ts'
import type { FileStore } from './file-store.ts'

/** How long a file may lie in the storage before a row names it: whoever announced it has died when this is over. */
const UNCLAIMED_MINUTES = 60

/** Stands for "now being removed": nobody can claim such a file any more. */
const DOOMED = new Date(0)

/** Files removed at one go. */
const BATCH = 100

/**
 * Says, before they are written, which files are about to be stored: those that no row comes to name are removed
 * after an hour, whatever happens meanwhile. `claimFiles` makes them stay.
 */
export const announceFiles = (db: Database, paths: readonly string[], now: Date): Promise<void> =>
  requestRemoval(db, paths, new Date(now.getTime() + UNCLAIMED_MINUTES * 60_000))

/**
 * Makes announced files stay; in the transaction that writes the row which names them. Throws where one was removed
 * meanwhile, as happens when the clock jumps: the whole is to be tried anew.
 */
export async function claimFiles(tx: Database, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const claimed = await tx
    .delete(fileRemovals)
    .where(and(inArray(fileRemovals.path, [...paths]), gt(fileRemovals.requestedAt, DOOMED)))
    .returning({ path: fileRemovals.path })
  if (claimed.length < paths.length) throw new Refused('temporarily-unavailable')
}

/** Asks for files to be removed; in the transaction that deletes the row which named them. */
export async function requestRemoval(tx: Database, paths: readonly string[], now: Date): Promise<void> {
  if (paths.length === 0) return
  await tx
    .insert(fileRemovals)
    .values([...new Set(paths)].map((path) => ({ path, requestedAt: now })))
    .onConflictDoUpdate({ target: fileRemovals.path, set: { requestedAt: sql`excluded.requested_at` } })
}

/** Removes files as soon as they were given up. What can't be removed now is tried again by the worker, which tells why. */
export const removeFilesSoon = (parts: RemovalParts): Promise<void> =>
  removeRequestedFiles(parts).catch(() => {})

interface RemovalParts {
  db: Database
  files: FileStore
  now(): Date
}

/**
 * Removes the files that are to go by now. Those that fail are tried again later, and so is everything while a backup is
 * made, which may still name them.
 */
export async function removeRequestedFiles(parts: RemovalParts): Promise<void> {
  const { db, files, now } = parts
  const due = db
    .select({ path: fileRemovals.path })
    .from(fileRemovals)
    .where(and(lte(fileRemovals.requestedAt, now()), noBackupUnderWay))
    .orderBy(fileRemovals.requestedAt)
    .limit(BATCH)
  for (let batch = await due; batch.length > 0; batch = await due) {
    const paths = await doom(
      db,
      batch.map(({ path }) => path),
      now(),
    )
    await Promise.all(paths.map((path) => files.remove(path)))
    await db.delete(fileRemovals).where(inArray(fileRemovals.path, paths))
    if (batch.length < BATCH) return
  }
}

/** Of these, the ones that are still to go; from now on nobody can claim them. */
async function doom(db: Database, paths: readonly string[], now: Date): Promise<string[]> {
  const doomed = await db
    .update(fileRemovals)
    .set({ requestedAt: DOOMED })
    .where(and(inArray(fileRemovals.path, [...paths]), lte(fileRemovals.requestedAt, now)))
    .returning({ path: fileRemovals.path })
  return doomed.map(({ path }) => path)
}
