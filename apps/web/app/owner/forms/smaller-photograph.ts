import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'

/** The longest side in pixels: more than the server keeps of a photograph. */
const LONGEST_SIDE = 3200

/** Tried one after the other. */
const QUALITIES = [0.92, 0.8, 0.6]

/**
 * A photograph as a JPEG that is small enough to be sent, upright, on white where it was transparent; undefined where the browser can't
 * make one.
 */
export async function smallerPhotograph(
  { name }: File,
  picture: HTMLImageElement,
): Promise<File | undefined> {
  const { naturalWidth: width, naturalHeight: height } = picture
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
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
