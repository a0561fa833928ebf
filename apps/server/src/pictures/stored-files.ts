import { readFile } from 'node:fs/promises'
import type { StoredPicture } from '../db/stored-picture.ts'
import { removeFilesSoon, requestRemoval, storeAnnounced } from '../files/remove-files.ts'
import type { Parts } from '../parts.ts'

/** What storing pictures needs. */
export type PictureParts = Pick<Parts, 'db' | 'files' | 'now'>

/** Every file of a picture. */
export const filesOf = (picture: StoredPicture): string[] => [
  picture.path,
  ...picture.sources.map(({ path }) => path),
]

/** Stores files from drafts. They vanish after an hour unless the row that names them claims them by `claimFiles`. */
export async function storeDrafts(
  parts: PictureParts,
  drafts: readonly { from: string; path: string }[],
): Promise<void> {
  const paths = drafts.map(({ path }) => path)
  await storeAnnounced(parts, paths, async () => {
    for (const { from, path } of drafts) await parts.files.put(path, await readFile(from))
  })
}

/**
 * Removes stored files that no row came to name. Not to be called where a transaction broke off: it may have been
 * committed all the same. Such files vanish by themselves unless they were claimed.
 */
export async function discardFiles(parts: PictureParts, paths: readonly string[]): Promise<void> {
  await requestRemoval(parts.db, paths, parts.now())
  await removeFilesSoon(parts)
}
