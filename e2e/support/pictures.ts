import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const files = {
  logo: 'logo.svg',
  vehicle: 'nissan-versa-side.webp',
  interior: 'nissan-versa-interior.webp',
}

const demo = new URL('../../apps/server/demo/caribe-rent-a-car/', import.meta.url)

const encoded = new Map<string, Promise<Buffer>>()

/** A picture of the demo, encoded as a JPEG of a width in pixels. */
export function pictureFile(which: keyof typeof files, width = 900): Promise<Buffer> {
  const known = encoded.get(`${which} ${width}`) ?? encode(which, width)
  encoded.set(`${which} ${width}`, known)
  return known
}

const encode = (which: keyof typeof files, width: number): Promise<Buffer> =>
  sharp(fileURLToPath(new URL(files[which], demo)))
    .resize(width)
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer()

/** The same as a form's file. */
export const picture = async (which: keyof typeof files, width?: number): Promise<Blob> =>
  new Blob([new Uint8Array(await pictureFile(which, width))], { type: 'image/jpeg' })
