import { randomFillSync } from 'node:crypto'
import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import sharp from 'sharp'

/** A plain photograph of a width in pixels, for a form; the width tells it from others. */
export async function photograph(width: number, type: 'jpeg' | 'png' = 'jpeg') {
  const background = `hsl(${width % 360} 45% 52%)`
  const picture = sharp({ create: { width, height: 400, channels: 3, background } })
  return {
    name: `foto-${width}.${type === 'jpeg' ? 'jpg' : 'png'}`,
    mimeType: `image/${type}`,
    buffer: await picture[type]().toBuffer(),
  }
}

/** Photographs of these widths. */
export const photographs = (...widths: number[]) => Promise.all(widths.map((width) => photograph(width)))

/** A photograph of more bytes than may be sent, held upright: its pixels lie on their side, as a phone stores them. */
export async function heavyPhotograph() {
  const [width, height, channels] = [4600, 3500, 3] as const
  const grain = randomFillSync(Buffer.alloc(width * height * channels))
  const picture = sharp(grain, { raw: { width, height, channels } })
  const buffer = await picture.jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer()
  if (buffer.length <= MAX_UPLOAD_BYTES) throw new Error('the photograph is too light')
  return { name: 'foto-pesada.jpg', mimeType: 'image/jpeg', buffer }
}
