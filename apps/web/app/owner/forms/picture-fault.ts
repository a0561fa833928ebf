import type { Refusal } from '@nelly/contract/refusals'
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PIXELS, MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { LOGO_TYPES, PICTURE_TYPES } from './picture-types.ts'

/** The reasons to reject a picture that the browser can check. */
export type PictureFault = Extract<
  Refusal,
  'image-not-an-image' | 'image-not-an-image-or-svg' | 'image-too-large' | 'image-too-many-pixels'
>

/** Checks type, size and pixels of a chosen file before it is sent, and whether it can be decoded. */
export async function pictureFault(
  file: File,
  { svg = false }: { svg?: boolean } = {},
): Promise<PictureFault | undefined> {
  const notAccepted = svg ? 'image-not-an-image-or-svg' : 'image-not-an-image'
  if (!(svg ? LOGO_TYPES : PICTURE_TYPES).includes(file.type)) return notAccepted
  if (file.size > MAX_UPLOAD_BYTES) return 'image-too-large'
  const address = URL.createObjectURL(file)
  try {
    const { width, height } = await sizeOf(address)
    // An SVG has no pixels until it is rendered at the required size.
    if (file.type === 'image/svg+xml') return undefined
    const isTooLarge = Math.max(width, height) > MAX_IMAGE_SIDE_PIXELS || width * height > MAX_IMAGE_PIXELS
    return isTooLarge ? 'image-too-many-pixels' : undefined
  } catch {
    return notAccepted
  } finally {
    URL.revokeObjectURL(address)
  }
}

const sizeOf = (address: string) =>
  new Promise<{ width: number; height: number }>((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.onerror = reject
    picture.src = address
  })
