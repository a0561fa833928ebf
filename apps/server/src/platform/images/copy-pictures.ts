import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { StoredPicture } from '../db/stored-picture.ts'
import { removeFiles } from '../files/remove-files.ts'
import { filesOf, type PictureParts } from './stored-files.ts'

/**
 * Copies pictures with files of their own. If not all lighter copies can be copied, it gets none, so that they are
 * made; a picture without its own file is left out.
 */
export async function copyPictures(
  parts: PictureParts,
  pictures: readonly StoredPicture[],
): Promise<StoredPicture[]> {
  const copied: StoredPicture[] = []
  try {
    for (const picture of pictures) {
      const copy = await copyPicture(parts, picture)
      if (copy) copied.push(copy)
    }
    return copied
  } catch (error) {
    await removeFiles(parts, copied.flatMap(filesOf))
    throw error
  }
}

async function copyPicture(parts: PictureParts, picture: StoredPicture): Promise<StoredPicture | undefined> {
  const folder = `vehicles/${randomUUID()}`
  const moved = (path: string) => `${folder}/${posix.basename(path)}`
  const sources = picture.sources.map((source) => ({ ...source, path: moved(source.path) }))
  const copy = { ...picture, path: moved(picture.path), sources }
  if (!(await copyFile(parts, picture.path, copy.path))) return undefined
  for (const [index, { path }] of picture.sources.entries()) {
    if (await copyFile(parts, path, sources[index]?.path as string)) continue
    return { ...copy, sources: [] }
  }
  return copy
}

/** False where there is no such file. */
async function copyFile({ files }: PictureParts, from: string, to: string): Promise<boolean> {
  const found = await files.read(from)
  if (!found) return false
  await files.put(to, await buffer(found.stream))
  return true
}
