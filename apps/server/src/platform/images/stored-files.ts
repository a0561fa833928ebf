import { readFile } from 'node:fs/promises'
import type { StoredPicture } from '../db/stored-picture.ts'
import type { Parts } from '../parts.ts'

/** The dependencies of storing pictures. */
export type PictureParts = Pick<Parts, 'db' | 'files' | 'now'>

/** Every file of a picture. */
export const filesOf = (picture: StoredPicture): string[] => [
  picture.path,
  ...picture.sources.map(({ path }) => path),
]

/**
 * Stores temporary files. They are on disk when this resolves; a row must name them soon, or the sweep removes them.
 */
export async function storeDrafts(
  { files }: PictureParts,
  drafts: readonly { from: string; path: string }[],
): Promise<void> {
  for (const { from, path } of drafts) await files.put(path, await readFile(from))
}
