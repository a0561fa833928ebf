import { createWriteStream } from 'node:fs'
import { join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../db/in-transaction.ts'
import { pictureJobs, vehiclePictures } from '../db/schema.ts'
import type { StoredPicture } from '../db/stored-picture.ts'
import { claimFiles } from '../files/remove-files.ts'
import { inTemporaryFolder } from '../files/temporary-folder.ts'
import type { Converter } from './converter.ts'
import type { PictureJob } from './picture-jobs.ts'
import { discardFiles, type PictureParts, storeDrafts } from './stored-files.ts'

/**
 * The widths in pixels in which pages may want a picture, from a thumbnail on a plain screen to a photograph across a sharp
 * one: each at most half as wide again as the one before, so that nobody loads much more than they see.
 */
const WIDTHS = [128, 192, 288, 400, 560, 800, 1120, 1600]
const WIDEST = Math.max(...WIDTHS)
/** The lightest first: browsers take the first they know. */
const FORMATS = ['avif', 'webp'] as const

/** The lighter copies of a base picture, at every width it can fill. */
export function lighterCopies({
  path,
  width,
}: Pick<StoredPicture, 'path' | 'width'>): StoredPicture['sources'] {
  const widths = [...WIDTHS.filter((narrower) => narrower < width), ...(width <= WIDEST ? [width] : [])]
  const folder = posix.dirname(path)
  return FORMATS.flatMap((format) =>
    widths.map((wide) => ({
      type: `image/${format}` as const,
      width: wide,
      path: `${folder}/${wide}.${format}`,
    })),
  )
}

/** Lighter copies that are stored, and the picture as it is with them. They vanish after an hour unless they are named. */
export interface MadeCopies {
  job: PictureJob
  picture: StoredPicture
  /** The copies' paths. */
  files: string[]
}

/** Makes and stores a picture's lighter copies, and takes its tones; of one that has its copies only those. */
export async function makeCopies(
  parts: PictureParts,
  converter: Converter,
  job: PictureJob,
): Promise<MadeCopies> {
  const hasCopies = job.picture.sources.length > 0
  const sources = hasCopies ? job.picture.sources : lighterCopies(job.picture)
  const made = hasCopies ? [] : sources
  const tones = await inTemporaryFolder(async (folder) => {
    const from = join(folder, 'base')
    const base = await parts.files.read(job.picture.path)
    if (!base) throw new Error(`the storage has no ${job.picture.path}`)
    await pipeline(base.stream, createWriteStream(from))
    const drafts = made.map(({ type, width, path }) => {
      const format = type === 'image/avif' ? ('avif' as const) : ('webp' as const)
      return { from: join(folder, `${width}.${format}`), path, format, width }
    })
    const copies = drafts.map(({ from: to, format, width }) => ({ to, format, width }))
    const converted = await converter.convert({ kind: 'lighter', from, copies })
    if (!converted.ok) throw new Error(converted.refusal)
    if (drafts.length > 0) await storeDrafts(parts, drafts)
    return converted.value.tones
  })
  const picture = { ...job.picture, sources, ...(tones && { tones }) }
  return { job, picture, files: made.map(({ path }) => path) }
}

/** Names stored copies beside their picture, whose job is done then. Of a picture that was deleted meanwhile nothing stays. */
export async function nameCopies(parts: PictureParts, { job, picture, files }: MadeCopies): Promise<void> {
  const isNamed = await inTransaction(parts.db, async (tx) => {
    const named = await tx
      .update(vehiclePictures)
      .set({ picture })
      .where(eq(vehiclePictures.id, job.pictureId))
      .returning({ id: vehiclePictures.id })
    if (named.length === 0) return false
    await claimFiles(tx, files)
    await tx.delete(pictureJobs).where(eq(pictureJobs.id, job.id))
    return true
  })
  if (!isNamed) await discardFiles(parts, files)
}
