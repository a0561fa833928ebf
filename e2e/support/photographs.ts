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

/**
 * A photograph of more bytes than may be sent, held upright: its pixels lie on their side, as a phone stores them. The bytes come after
 * its end, as the film of one that moves: pixels that fill them would be compressed for a minute of the processor.
 */
export async function heavyPhotograph() {
  const [width, height, channels] = [4600, 3500, 3] as const
  const picture = sharp({ create: { width, height, channels, background: 'olive' } })
  const still = await picture.jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const buffer = Buffer.concat([still, Buffer.alloc(MAX_UPLOAD_BYTES)])
  return { name: 'foto-pesada.jpg', mimeType: 'image/jpeg', buffer }
}
