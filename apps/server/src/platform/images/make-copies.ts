import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { vehiclePictures } from '../db/schema.ts'
import type { StoredPicture } from '../db/stored-picture.ts'
import { removeFiles } from '../files/remove-files.ts'
import { inTemporaryFolder } from '../files/temporary-folder.ts'
import type { Converter } from './converter.ts'
import { type PictureParts, storeDrafts } from './stored-files.ts'

/**
 * The widths in pixels that pages may need, from a thumbnail on a standard screen to a full-width photograph on a
 * high-resolution one: each at most half as wide again as the one before, so that little is loaded in vain.
 */
const WIDTHS = [128, 192, 288, 400, 560, 800, 1120, 1600]
const WIDEST = Math.max(...WIDTHS)
/** The lightest first: browsers use the first that they support. */
const FORMATS = ['avif', 'webp'] as const

/**
 * The lighter copies of a base picture, at every width it can fill. Each attempt has another folder: the sweep may be
 * removing that of an old attempt.
 */
function lighterCopies({ width }: Pick<StoredPicture, 'width'>): StoredPicture['sources'] {
  const widths = [...WIDTHS.filter((narrower) => narrower < width), ...(width <= WIDEST ? [width] : [])]
  const folder = `vehicles/${randomUUID()}`
  return FORMATS.flatMap((format) =>
    widths.map((wide) => ({
      type: `image/${format}` as const,
      width: wide,
      path: `${folder}/${wide}.${format}`,
    })),
  )
}

/**
 * Makes and stores a picture's lighter copies, computes its tones, and stores both in its row; for one that has copies
 * only the tones. If the picture was deleted meanwhile, nothing remains.
 */
export async function makeCopies(parts: PictureParts, converter: Converter, id: number): Promise<void> {
  const { db } = parts
  const isIt = eq(vehiclePictures.id, id)
  const [found] = await db.select({ picture: vehiclePictures.picture }).from(vehiclePictures).where(isIt)
  if (!found) return
  const { picture } = found
  const hasCopies = picture.sources.length > 0
  const sources = hasCopies ? picture.sources : lighterCopies(picture)
  const made = hasCopies ? [] : sources
  const tones = await convertCopies(parts, converter, picture.path, made)
  const named = await db
    .update(vehiclePictures)
    .set({ picture: { ...picture, sources, ...(tones && { tones }) } })
    .where(isIt)
    .returning({ id: vehiclePictures.id })
  if (named.length > 0) return
  await removeFiles(
    parts,
    made.map(({ path }) => path),
  )
}

/** Stores copies of the picture at a path, and returns its tones. */
const convertCopies = (
  parts: PictureParts,
  converter: Converter,
  path: string,
  copies: StoredPicture['sources'],
): Promise<string | undefined> =>
  inTemporaryFolder(async (folder) => {
    const from = join(folder, 'base')
    const base = await parts.files.read(path)
    if (!base) throw new Error(`the storage has no ${path}`)
    await pipeline(base.stream, createWriteStream(from))
    const drafts = copies.map(({ type, width, path }) => {
      const format = type === 'image/avif' ? ('avif' as const) : ('webp' as const)
      const draft = join(folder, `${width}.${format}`)
      return { from: draft, path, copy: { to: draft, format, width } }
    })
    const lighter = { kind: 'lighter', from, copies: drafts.map(({ copy }) => copy) } as const
    const converted = await converter.convert(lighter)
    if (!converted.ok) throw new Error(converted.refusal)
    if (drafts.length > 0) await storeDrafts(parts, drafts)
    return converted.value.tones
  })
