import { open, readFile } from 'node:fs/promises'
import type { HexColour } from '@nelly/domain/landings/colours'
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PIXELS } from '@nelly/domain/limits'
import { ok, refuse } from '@nelly/domain/result'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { BudgetExceeded, budgets, withinBudget } from './budget.ts'
import type { Conversion, Converted, LighterCopy, Size, Written } from './conversion.ts'
import { groundOf } from './logo-ground.ts'
import { HEAD_BYTES, type PictureFormat, pictureFormat } from './picture-format.ts'
import { exceedsSvgLimits } from './svg-limits.ts'

/** The box of a logo, in pixels. */
const LOGO_BOX: Size = { width: 800, height: 400 }

/** The default resolution of SVG is 72 dots an inch. */
const SVG_DENSITY = 72

const PHOTOGRAPHS: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'avif']

const reading: SharpOptions = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 }
const looking: SharpOptions = { ...reading, limitInputPixels: false }

/** An upload as browsers read it: a JPEG that lacks its end is a picture. */
const uploaded = (from: string, format: PictureFormat): Sharp =>
  sharp(from, format === 'jpeg' ? { ...reading, failOn: 'none' } : reading)

// One thread and no cache: memory matters more here than speed.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Performs a conversion. `image-too-complex` may leave sharp working in the background: the caller ends the process.
 * Pictures come out upright and in sRGB, without metadata (place, camera, profile): sharp writes none unless it is
 * asked to.
 */
export function convert(conversion: Conversion): Promise<Converted> {
  switch (conversion.kind) {
    case 'photograph':
      return checked(conversion.from, PHOTOGRAPHS, (format) => toPhotograph(conversion, format))
    case 'logo':
      return checked(conversion.from, [...PHOTOGRAPHS, 'svg'], (format) => toLogo(conversion, format))
    case 'icon':
      return checked(conversion.from, [...PHOTOGRAPHS, 'svg'], (format) => toIcon(conversion, format))
    case 'lighter':
      return checked(conversion.from, ['jpeg', 'png'], () =>
        writeLighter(sharp(conversion.from, reading), conversion.copies),
      )
    case 'sign':
      return checked(conversion.from, PHOTOGRAPHS, () => toSign(conversion))
    case 'share':
      return share(conversion)
  }
}

/** What draws share pictures is loaded with the first one: it takes most of the time that a process needs to start. */
async function share(conversion: Extract<Conversion, { kind: 'share' }>): Promise<Converted> {
  const { renderShare } = await import('./share/render-share.ts')
  return ok(await renderShare(conversion))
}

/** On white where it was transparent. */
const toPhotograph = (
  { from, to, side }: Extract<Conversion, { kind: 'photograph' }>,
  format: PictureFormat,
): Promise<Size> =>
  upright(uploaded(from, format), { width: side, height: side })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, progressive: true })
    .toFile(to)

/** Within 800 x 400 pixels, with its transparency. */
async function toLogo(
  { from, png, webp, copies }: Extract<Conversion, { kind: 'logo' }>,
  format: PictureFormat,
): Promise<Written> {
  const source = format === 'svg' ? await drawnToFill(from, LOGO_BOX) : uploaded(from, format)
  // Decoded once: decoding takes most of the time and memory.
  const { data, info } = await upright(source, LOGO_BOX).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const logo = sharp(data, { raw: { width, height, channels } })
  await logo.clone().webp({ quality: 88 }).toFile(webp)
  await logo.clone().png({ compressionLevel: 9 }).toFile(png)
  const narrower = copies.filter((copy) => copy.width < width)
  if (narrower.length > 0) await writeLighter(logo, narrower)
  return { width, height, ground: await groundOf(logo.clone()) }
}

/** Uncropped, centred in a transparent square; never enlarged. */
async function toIcon(
  { from, to, side }: Extract<Conversion, { kind: 'icon' }>,
  format: PictureFormat,
): Promise<Size> {
  const box = { width: side, height: side }
  const picture = format === 'svg' ? await drawnToFill(from, box) : uploaded(from, format)
  const { data, info } = await upright(picture, box).png().toBuffer({ resolveWithObject: true })
  const square = Math.max(info.width, info.height)
  return sharp(data)
    .resize({ width: square, height: square, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toFile(to)
}

/** Uncropped, on an opaque background: browsers show icons on tabs of any colour. */
async function toSign({ from, to, side }: Extract<Conversion, { kind: 'sign' }>): Promise<Size> {
  const margin = Math.round(side / 16)
  const box = { width: side - 2 * margin, height: side - 2 * margin }
  const background = await groundOf(sharp(from, reading))
  return sharp(from, reading)
    .toColourspace('srgb')
    .resize({ ...box, fit: 'contain', background })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ compressionLevel: 9, palette: true })
    .toFile(to)
}

/** Checks a file's format and size before it is decoded. */
async function checked(
  from: string,
  accepted: readonly PictureFormat[],
  write: (format: PictureFormat) => Promise<Written>,
): Promise<Converted> {
  const notAccepted = refuse(accepted.includes('svg') ? 'image-not-an-image-or-svg' : 'image-not-an-image')
  const format = pictureFormat(await headOf(from))
  if (format === 'heic') return refuse('image-heic')
  if (format === undefined || !accepted.includes(format)) return notAccepted
  try {
    // An SVG may declare any size; it is rendered at ours.
    if (format !== 'svg' && (await isTooLarge(from))) return refuse('image-too-many-pixels')
    return await withinBudget(budgets[format === 'svg' ? 'svg' : 'raster'], async () => {
      if (format === 'svg' && (await exceedsSvgLimits(from))) return refuse('image-too-complex')
      const { width, height, tones, lightest, ground } = await write(format)
      return ok({
        ...{ width, height },
        ...(tones && { tones }),
        ...(lightest && { lightest }),
        ...(ground && { ground }),
      })
    })
  } catch (error) {
    if (error instanceof BudgetExceeded) return refuse('image-too-complex')
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error
    return notAccepted
  }
}

async function isTooLarge(from: string): Promise<boolean> {
  const { width, height } = await sharp(from, looking).metadata()
  return Math.max(width, height) > MAX_IMAGE_SIDE_PIXELS || width * height > MAX_IMAGE_PIXELS
}

const upright = (picture: Sharp, within: Size): Sharp =>
  picture
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...within, fit: 'inside', withoutEnlargement: true })

/** An SVG rendered from memory, so that it has no base path from which to load other files. */
async function drawnToFill(from: string, box: Size): Promise<Sharp> {
  const drawing = await readFile(from)
  const { width, height } = await sharp(drawing, looking).metadata()
  const density = SVG_DENSITY * Math.min(box.width / width, box.height / height)
  return sharp(drawing, { ...reading, density: Math.min(Math.max(density, 1), 100_000) })
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    .finally(() => file.close())
  return buffer.subarray(0, bytesRead)
}

/** Enough of a picture to compute its colours. */
const NARROW = 128

/** In so many parts of its width a picture is looked at for its lightest: decision 0138. */
const PARTS = 32

/**
 * Writes a picture's lighter copies, none wider than it is. It is decoded once, each width is scaled from the widest.
 */
async function writeLighter(picture: Sharp, copies: readonly LighterCopy[]): Promise<Written> {
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
  const [tones, lightest] = [await tonesOf(unpacked()), await lightestOf(unpacked())]
  const ground = channels === 4 ? await groundOf(unpacked()) : undefined
  return { width: 0, height: 0, ...sizes[0], tones, lightest, ...(ground && { ground }) }
}

/** The most of each channel that a part of the picture has, as a `StoredPicture` has it. */
async function lightestOf(picture: Sharp): Promise<HexColour> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .resize({ width: PARTS, kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const { channels: most } = await sharp(data, { raw: { width, height, channels } }).stats()
  return `#${most.map(({ max }) => max.toString(16).padStart(2, '0')).join('')}` as HexColour
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
