import { open, readFile } from 'node:fs/promises'
import type { Refusal } from '@nelly/contract/refusals'
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PIXELS } from '@nelly/domain/limits'
import { ok, type Result, refuse } from '@nelly/domain/result'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { HEAD_BYTES, pictureFormat } from './picture-format.ts'

/** Pixels of a picture as it was written. */
export interface Size {
  width: number
  height: number
}

export type LighterFormat = 'avif' | 'webp'

type PictureRefusal = Extract<Refusal, 'image-not-an-image' | 'image-too-many-pixels'>

/** The base picture's longest side, and the box of a logo, in pixels. */
const BASE_SIDE = 2400
const LOGO_BOX = { width: 800, height: 400 }

/** SVG is drawn at 72 dots an inch unless told otherwise. */
const SVG_DENSITY = 72

const reading: SharpOptions = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 }

// Everything else of these pictures' (place, camera, profile) is left behind: sharp writes no metadata unless asked to.

/** Writes a photograph as a JPEG in sRGB, turned upright, on white, at most 2400 pixels a side. */
export async function convertPhotograph(from: string, to: string): Promise<Result<Size, PictureRefusal>> {
  return reads(from, ['jpeg', 'png', 'webp', 'avif'], async () => {
    const upright = sharp(from, reading).autoOrient().toColourspace('srgb').flatten({ background: '#fff' })
    return shrunk(upright, { width: BASE_SIDE, height: BASE_SIDE })
      .jpeg({ quality: 82, progressive: true })
      .toFile(to)
  })
}

/** Writes a logo as a PNG and a WebP within 800 x 400 pixels, its transparency kept; an SVG is drawn to fill them. */
export async function convertLogo(
  from: string,
  to: { png: string; webp: string },
): Promise<Result<Size, PictureRefusal>> {
  return reads(from, ['jpeg', 'png', 'webp', 'avif', 'svg'], async (format) => {
    const source = format === 'svg' ? await drawnSvg(from) : sharp(from, reading).autoOrient()
    const logo = shrunk(source.toColourspace('srgb'), LOGO_BOX)
    const [size] = await Promise.all([
      logo.clone().png({ compressionLevel: 9 }).toFile(to.png),
      logo.clone().webp({ quality: 88, alphaQuality: 100 }).toFile(to.webp),
    ])
    return size
  })
}

/** Writes a lighter copy of a base picture, `width` pixels wide. */
export async function convertLighter(
  from: string,
  to: string,
  format: LighterFormat,
  width: number,
): Promise<Size> {
  const resized = sharp(from, reading).resize({ width, withoutEnlargement: true })
  const written =
    format === 'avif' ? resized.avif({ quality: 52, effort: 3 }) : resized.webp({ quality: 76, effort: 4 })
  return sizeOf(await written.toFile(to))
}

/** Looks what the file is, and how large, before a pixel of it is unpacked. */
async function reads(
  from: string,
  accepted: readonly string[],
  convert: (format: string) => Promise<Size>,
): Promise<Result<Size, PictureRefusal>> {
  const format = pictureFormat(await headOf(from))
  if (format === undefined || !accepted.includes(format)) return refuse('image-not-an-image')
  try {
    if (format !== 'svg') {
      const { width, height, compression } = await sharp(from, {
        ...reading,
        limitInputPixels: false,
      }).metadata()
      if (format === 'avif' && compression !== 'av1') return refuse('image-not-an-image')
      if (Math.max(width, height) > MAX_IMAGE_SIDE_PIXELS || width * height > MAX_IMAGE_PIXELS) {
        return refuse('image-too-many-pixels')
      }
    }
    return ok(sizeOf(await convert(format)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error
    return refuse('image-not-an-image')
  }
}

/** Drawn from memory, so that it has no place from which to reach for other files. */
async function drawnSvg(from: string): Promise<Sharp> {
  const drawing = await readFile(from)
  const { width, height } = await sharp(drawing, { ...reading, limitInputPixels: false }).metadata()
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height)
  const density = Math.min(Math.max(SVG_DENSITY * scale, 1), 100_000)
  return sharp(drawing, { ...reading, density })
}

async function headOf(path: string): Promise<Buffer> {
  await using file = await open(path, 'r')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

const shrunk = (picture: Sharp, box: Size) =>
  picture.resize({ ...box, fit: 'inside', withoutEnlargement: true })

const sizeOf = ({ width, height }: Size): Size => ({ width, height })
