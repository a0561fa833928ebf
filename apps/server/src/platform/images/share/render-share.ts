import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import type { Conversion, Size } from '../conversion.ts'
import { groundOf } from '../logo-ground.ts'
import { cardTree, LOGO, PHOTOGRAPH } from './card-tree.ts'
import { fontsFor } from './fonts.ts'
import { SHARE_SIZE } from './share-card.ts'

/** The largest share picture that every messenger shows. */
const MOST_BYTES = 280 * 1024
const QUALITIES = [84, 74, 62, 45]

/**
 * Renders a share picture as a JPEG. Its letters are outlines of our own font, so that it looks the same on every
 * machine; a logo or photograph that can't be read is left out.
 */
export async function renderShare(conversion: Extract<Conversion, { kind: 'share' }>): Promise<Size> {
  const { card } = conversion
  const logo = await renderPart(conversion.logo, (from) => logoOf(from))
  const photograph = await renderPart(conversion.photograph, (from) => photographOf(from))
  const plate = logo && { ...logo.size, ground: logo.ground }
  const svg = await satori(
    cardTree(card, plate, photograph !== undefined) as unknown as Parameters<typeof satori>[0],
    {
      ...SHARE_SIZE,
      fonts: fontsFor(Object.values(card.price ?? {}).join('') + card.title + (card.by ?? '')),
    },
  )
  const picture = await sharp({ create: { ...SHARE_SIZE, channels: 3, background: card.colours.primary } })
    .composite([
      ...(photograph ? [{ input: photograph, left: PHOTOGRAPH.left, top: 0 }] : []),
      { input: Buffer.from(svg) },
      ...(logo ? [{ input: logo.picture, left: LOGO.left, top: LOGO.top }] : []),
    ])
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (const quality of QUALITIES) {
    const jpeg = sharp(picture).jpeg({ quality, mozjpeg: true })
    const { size } = await jpeg.toFile(conversion.to)
    if (size <= MOST_BYTES) break
  }
  return SHARE_SIZE
}

/** A part of the picture; undefined where the file is missing or invalid. */
const renderPart = async <T>(
  from: string | undefined,
  draw: (from: string) => Promise<T>,
): Promise<T | undefined> => (from === undefined ? undefined : draw(from).catch(() => undefined))

const photographOf = (from: string): Promise<Buffer> =>
  sharp(from)
    .resize({ width: PHOTOGRAPH.width, height: PHOTOGRAPH.height, fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer()

async function logoOf(from: string) {
  const { data, info } = await sharp(await readFile(from))
    .resize({ width: LOGO.width, height: LOGO.height, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height }
  return { picture: data, size, ground: await groundOf(sharp(data)) }
}
