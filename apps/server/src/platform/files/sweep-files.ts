import { randomUUID } from 'node:crypto'
import { isBackupUnderWay } from '../backup/hold-removals.ts'
import type { Parts } from '../parts.ts'
import { DRAFTS } from './durable-folder.ts'
import type { FileStore } from './file-store.ts'
import { unnamedAmong } from './named-files.ts'

const DAY_MILLISECONDS = 24 * 60 * 60_000

/** How many paths are looked up at once: bounds the memory, and what one query takes. */
const BATCH = 20_000

/** The folders that files are stored in; whatever else is in a bucket is not ours. */
const FOLDERS = [DRAFTS, 'avatars', 'drawn', 'favicons', 'logos', 'previews', 'vehicles']
/** The paths in them: each thing has a folder with a random name, but for drafts and drawn pictures. */
const OURS = /^(?:(?:drafts|drawn)\/[^/]+|[a-z]+\/[0-9a-f-]{36}\/[^/]+)$/

type SweepParts = Pick<Parts, 'db' | 'files'>

/**
 * Removes the stored files that no row names and that are older than a day. Names are random and never used twice, and a row
 * names its files within minutes after they were written: a file that old which has no row will never have one. Ages are
 * told by the storage's clock alone, as ours may jump. Does nothing while a backup is made.
 */
export async function sweepFiles(
  { db, files }: SweepParts,
  { minimumAge = DAY_MILLISECONDS, signal }: { minimumAge?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const now = await storageTime(files)
  for await (const paths of batchesOf(files)) {
    const unnamed = await unnamedAmong(db, paths)
    // After the look-up: a backup that begins later sees none of these rows either.
    if (await isBackupUnderWay(db)) return
    for (const path of unnamed) {
      if (signal?.aborted) return
      const writtenAt = await files.writtenAt(path)
      if (writtenAt && now - writtenAt.getTime() >= minimumAge) await files.remove(path)
    }
  }
}

/** What the storage's clock says: when it takes a file to be written that is written now. */
async function storageTime(files: FileStore): Promise<number> {
  const path = `drawn/${randomUUID()}`
  await files.put(path, Buffer.from('now'))
  const writtenAt = await files.writtenAt(path)
  await files.remove(path)
  return writtenAt?.getTime() ?? 0
}

async function* batchesOf(files: FileStore): AsyncGenerator<string[]> {
  let batch: string[] = []
  for (const folder of FOLDERS) {
    for await (const path of files.list(folder)) {
      if (OURS.test(path)) batch.push(path)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
