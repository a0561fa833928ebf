import { randomUUID } from 'node:crypto'
import type { Parts } from '../parts.ts'
import { DRAFTS } from './durable-folder.ts'
import type { FileStore } from './file-store.ts'
import { isBackupUnderWay } from './hold-removals.ts'
import { claimStorage, INSTALLATION_FILE, storageOwner } from './installation-id.ts'
import { unnamedAmong } from './named-files.ts'

const DAY_MILLISECONDS = 24 * 60 * 60_000

/** How many paths are looked up at once: limits the memory and the size of a query. */
const BATCH = 20_000

/** The folders of files that rows name; other files in a bucket are not ours, except those that no row ever names. */
const NAMED_FOLDERS = [
  'avatars',
  'favicons',
  'logos',
  'photographs',
  'previews',
  'slips',
  'thumbnails',
  'vehicles',
]
const FOLDERS = [DRAFTS, 'drawn', ...NAMED_FOLDERS]
/** The paths in them: each has a folder with a random name, except drafts and generated images. */
const OURS = /^(?:(?:drafts|drawn)\/[^/]+|[a-z]+\/[0-9a-f-]{36}\/[^/]+)$/

type SweepParts = Pick<Parts, 'db' | 'files'> & { log: { warn(about: object, message: string): void } }

/**
 * Removes stored files that no row names and that are older than a day. Names are random and never reused, and a row
 * names its files within minutes after they were written: an older file without a row will never have one. Ages are
 * computed by the storage's clock, as ours may jump. Postponed while a backup is made, and refused in the storage of
 * another installation, whose files our rows do not name.
 */
export async function sweepFiles(
  { db, files, log }: SweepParts,
  { minimumAge = DAY_MILLISECONDS, signal }: { minimumAge?: number; signal?: AbortSignal } = {},
): Promise<'postponed' | undefined> {
  if (!(await isOwnStorage({ db, files, log }, signal)) || signal?.aborted) return
  const now = await storageTime(files)
  for await (const paths of batchesOf(files, FOLDERS, signal)) {
    const unnamed = await unnamedAmong(db, paths)
    // After the look-up: a backup that begins later does not see these rows either.
    if (await isBackupUnderWay(db)) return 'postponed'
    for (const path of unnamed) {
      if (signal?.aborted) return
      const writtenAt = await files.writtenAt(path)
      if (writtenAt && now - writtenAt.getTime() >= minimumAge) await files.remove(path)
    }
  }
}

/** The storage's clock: the modification time of a file that is written now. */
async function storageTime(files: FileStore): Promise<number> {
  const path = `drawn/${randomUUID()}`
  await files.put(path, Buffer.from('now'))
  const writtenAt = await files.writtenAt(path)
  await files.remove(path)
  return writtenAt?.getTime() ?? 0
}

/**
 * Whether the storage belongs to this database. One without an id does if it has no files, or one that a row names:
 * then the id is written.
 */
async function isOwnStorage({ db, files, log }: SweepParts, signal?: AbortSignal): Promise<boolean> {
  const { id, storage } = await storageOwner({ db, files })
  if (storage === id) return true
  if (storage === undefined && (await isEmptyOrNamed({ db, files }, signal))) {
    if (signal?.aborted) return false
    await claimStorage({ db, files })
    return true
  }
  log.warn(
    { installation: id, storage },
    `stored files that nobody needs are not removed: the storage may be another database's. If it is used with this one alone, write ${id} into its file ${INSTALLATION_FILE}`,
  )
  return false
}

async function isEmptyOrNamed(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  signal?: AbortSignal,
): Promise<boolean> {
  let isEmpty = true
  for await (const paths of batchesOf(files, NAMED_FOLDERS, signal)) {
    if ((await unnamedAmong(db, paths)).length < paths.length) return true
    isEmpty = false
  }
  return isEmpty
}

async function* batchesOf(
  files: FileStore,
  folders: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<string[]> {
  let batch: string[] = []
  for (const folder of folders) {
    for await (const path of files.list(folder)) {
      if (signal?.aborted) return
      if (OURS.test(path)) batch.push(path)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
