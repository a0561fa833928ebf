import type { Refusal } from '@nelly/contract/refusals/refusals'
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PIXELS, MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { LOGO_TYPES, PICTURE_TYPES } from '../ui/picture-types.ts'

/** The longest side in pixels by default: more than the server keeps of a photograph. */
const LONGEST_SIDE = 3200

/** Tried one after the other. */
const QUALITIES = [0.92, 0.8, 0.6]

/**
 * A photograph as a JPEG that is small enough to be sent, upright, on white where it was transparent; undefined where the browser can't
 * make one.
 */
async function smallerPhotograph(
  { name }: File,
  picture: HTMLImageElement,
  longest: number,
): Promise<File | undefined> {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  for (const quality of QUALITIES) {
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (made && made.size <= MAX_UPLOAD_BYTES)
      return new File([made], `${name.replace(/\.\w+$/, '')}.jpg`, { type: made.type })
  }
  return undefined
}

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
 * smaller; a logo or an icon, which may be an SVG, is not. With `longest`, so is one of a longer side, which takes phones less time to send.
 */
export async function checkedPicture(
  file: File,
  { svg = false, longest }: { svg?: boolean; longest?: number } = {},
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
    const isLight = file.size <= MAX_UPLOAD_BYTES
    if (isLight && Math.max(width, height) <= (longest ?? MAX_IMAGE_SIDE_PIXELS)) return { file }
    const smaller = await smallerPhotograph(file, picture, longest ?? LONGEST_SIDE)
    if (smaller) return { file: smaller }
    return isLight ? { file } : { file, fault: 'image-too-large' }
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
