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
