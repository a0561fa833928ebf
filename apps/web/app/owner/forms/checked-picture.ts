import type { Refusal } from '@nelly/contract/refusals'
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PIXELS, MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { LOGO_TYPES, PICTURE_TYPES } from './picture-types.ts'
import { smallerPhotograph } from './smaller-photograph.ts'

/** The reasons to reject a picture that the browser can check. */
export type PictureFault = Extract<
  Refusal,
  | 'image-heic'
  | 'image-not-an-image'
  | 'image-not-an-image-or-svg'
  | 'image-too-large'
  | 'image-too-many-pixels'
>

/** A picture that may be sent, or why it may not. */
type CheckedPicture = { file: File; fault?: undefined } | { file: File; fault: PictureFault }

/**
 * Checks type, size and pixels of a chosen file before it is sent, and whether it can be decoded. A photograph of too many bytes is made
 * smaller; a logo or an icon, which may be an SVG, is not.
 */
export async function checkedPicture(
  file: File,
  { svg = false }: { svg?: boolean } = {},
): Promise<CheckedPicture> {
  const notAccepted = svg ? 'image-not-an-image-or-svg' : 'image-not-an-image'
  if (isHeic(file)) return { file, fault: 'image-heic' }
  if (!(svg ? LOGO_TYPES : PICTURE_TYPES).includes(file.type)) return { file, fault: notAccepted }
  if (svg && file.size > MAX_UPLOAD_BYTES) return { file, fault: 'image-too-large' }
  const address = URL.createObjectURL(file)
  try {
    const picture = await loaded(address)
    const { naturalWidth: width, naturalHeight: height } = picture
    // An SVG has no pixels until it is rendered at the required size.
    if (file.type === 'image/svg+xml') return { file }
    if (Math.max(width, height) > MAX_IMAGE_SIDE_PIXELS || width * height > MAX_IMAGE_PIXELS)
      return { file, fault: 'image-too-many-pixels' }
    if (file.size <= MAX_UPLOAD_BYTES) return { file }
    const smaller = await smallerPhotograph(file, picture)
    return smaller ? { file: smaller } : { file, fault: 'image-too-large' }
  } catch {
    return { file, fault: notAccepted }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Whether a file is a photograph in the format of iPhones, which browsers other than Safari can't show. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const loaded = (address: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = reject
    picture.src = address
  })
