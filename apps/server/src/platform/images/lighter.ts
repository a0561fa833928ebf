import sharp, { type Sharp } from 'sharp'
import type { LighterCopy, Written } from './conversion.ts'

/** Enough of a picture to take its tones from. */
const NARROW = 128

/** Writes a picture's lighter copies, none wider than it is. It is unpacked once, each width drawn from the widest. */
export async function writeLighter(picture: Sharp, copies: readonly LighterCopy[]): Promise<Written> {
  const widest = Math.max(NARROW, ...copies.map(({ width }) => width))
  const { data, info } = await picture
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const unpacked = () => sharp(data, { raw: { width, height, channels } })
  const sizes: Written[] = []
  for (const copy of copies) {
    const narrower = unpacked().resize({ width: copy.width, withoutEnlargement: true })
    const lighter =
      copy.format === 'avif'
        ? narrower.avif({ quality: 52, effort: 3 })
        : narrower.webp({ quality: 76, effort: 4 })
    sizes.push(await lighter.toFile(copy.to))
  }
  return { width: 0, height: 0, ...sizes[0], tones: await tonesOf(unpacked()) }
}

/** Nine hexadecimal digits, as a `StoredPicture` has them. */
async function tonesOf(picture: Sharp): Promise<string> {
  const pixels = await picture
    .flatten({ background: '#fff' })
    .resize({ width: 1, height: 3, fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return [...pixels.subarray(0, 9)].map((value) => Math.round(value / 17).toString(16)).join('')
}
