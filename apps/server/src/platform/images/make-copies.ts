import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { LandingId } from '@nelly/domain/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { landings, sitePictures, vehiclePictures } from '../db/schema.ts'
import type { StoredPicture } from '../db/stored-picture.ts'
import { tellOfLanding } from '../db/tell-of-landing.ts'
import { removeFiles } from '../files/remove-files.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import type { PictureColours } from './conversion.ts'
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

/** Where a picture is stored. */
export interface PictureRow {
  /** The picture; undefined where it was deleted. */
  read(): Promise<StoredPicture | undefined>
  /** Stores it with its copies, and tells whether it was still there. */
  store(picture: StoredPicture): Promise<boolean>
}

/** A vehicle's picture. */
export function vehiclePicture(db: Database, id: number): PictureRow {
  const isIt = eq(vehiclePictures.id, id)
  return {
    async read() {
      const [found] = await db.select({ picture: vehiclePictures.picture }).from(vehiclePictures).where(isIt)
      return found?.picture
    },
    async store(picture) {
      const stored = await db
        .update(vehiclePictures)
        .set({ picture })
        .where(isIt)
        .returning({ id: vehiclePictures.id })
      return stored.length > 0
    },
  }
}

/** A photograph of a landing's site, or its logo, which the landing has as well. */
export function sitePicture(db: Database, landing: LandingId, path: string): PictureRow {
  const isIt = and(eq(sitePictures.landingId, landing), eq(sitePictures.path, path))
  return {
    async read() {
      const [found] = await db.select({ picture: sitePictures.picture }).from(sitePictures).where(isIt)
      return found?.picture ?? undefined
    },
    store: (picture) =>
      inTransaction(db, async (tx) => {
        const stored = await tx
          .update(sitePictures)
          .set({ picture })
          .where(isIt)
          .returning({ path: sitePictures.path })
        const isItsLogo = and(eq(landings.id, landing), eq(sql`${landings.logo} ->> 'path'`, path))
        await tx.update(landings).set({ logo: picture }).where(isItsLogo)
        if (stored.length > 0) await tellOfLanding(tx, landing)
        return stored.length > 0
      }),
  }
}

/**
 * Makes and stores a picture's lighter copies, computes its colours, and stores both in its row; for one that has copies
 * only the colours. If the picture was deleted meanwhile, nothing remains.
 */
export async function makeCopies(parts: PictureParts, converter: Converter, row: PictureRow): Promise<void> {
  const picture = await row.read()
  if (!picture) return
  const hasCopies = picture.sources.length > 0
  const sources = hasCopies ? picture.sources : lighterCopies(picture)
  const made = hasCopies ? [] : sources
  const colours = await convertCopies(parts, converter, picture.path, made)
  if (await row.store({ ...picture, sources, ...colours })) return
  await removeFiles(
    parts,
    made.map(({ path }) => path),
  )
}

/** Stores copies of the picture at a path, and returns its colours. */
const convertCopies = (
  parts: PictureParts,
  converter: Converter,
  path: string,
  copies: StoredPicture['sources'],
): Promise<PictureColours> =>
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
    const { width: _, height: __, ...colours } = converted.value
    return colours
  })
