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
/** Stands for "to be removed again, as it was written late": nobody can claim it either. */
const DOOMED_AGAIN = new Date(1)

/** Files removed at one go. */
const BATCH = 100

/**
 * Lets `write` store files which it says beforehand: those that no row comes to name are removed after an hour, whatever
 * happens meanwhile. `claimFiles` makes them stay. Throws `Refused` where one of them is being removed.
 */
export async function storeAnnounced<T>(
  { db, now }: Pick<RemovalParts, 'db' | 'now'>,
  paths: readonly string[],
  write: () => Promise<T>,
): Promise<T> {
  await announceFiles(db, paths, now())
  try {
    return await write()
  } finally {
    await announceLate(db, paths)
  }
}

async function announceFiles(db: Database, paths: readonly string[], now: Date): Promise<void> {
  const requestedAt = new Date(now.getTime() + UNCLAIMED_MINUTES * 60_000)
  const announced = await db
    .insert(fileRemovals)
    .values(paths.map((path) => ({ path, requestedAt })))
    .onConflictDoUpdate({
      target: fileRemovals.path,
      set: { requestedAt },
      setWhere: gt(fileRemovals.requestedAt, DOOMED_AGAIN),
    })
    .returning({ path: fileRemovals.path })
  if (announced.length < paths.length) throw new Refused('temporarily-unavailable')
}

/** What was removed before it was written, as happens when the clock jumps, is to be removed once more. */
async function announceLate(db: Database, paths: readonly string[]): Promise<void> {
  await db
    .insert(fileRemovals)
    .values(paths.map((path) => ({ path, requestedAt: DOOMED_AGAIN })))
    .onConflictDoUpdate({
      target: fileRemovals.path,
      set: { requestedAt: DOOMED_AGAIN },
      setWhere: lte(fileRemovals.requestedAt, DOOMED),
    })
}

/**
 * Makes announced files stay; in the transaction that writes the row which names them. Throws where one was removed
 * meanwhile, as happens when the clock jumps: the whole is to be tried anew.
 */
export async function claimFiles(tx: Database, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const claimed = await tx
    .delete(fileRemovals)
    .where(and(inArray(fileRemovals.path, [...paths]), gt(fileRemovals.requestedAt, DOOMED_AGAIN)))
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
    await forget(db, paths)
    if (batch.length < BATCH) return
  }
}

/** But not those that were asked for again meanwhile. */
async function forget(db: Database, paths: readonly string[]): Promise<void> {
  const gone = and(inArray(fileRemovals.path, [...paths]), lte(fileRemovals.requestedAt, DOOMED))
  await db.delete(fileRemovals).where(gone)
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
