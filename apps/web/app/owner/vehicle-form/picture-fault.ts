import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PIXELS } from '@nelly/domain/limits'

/** Why the server would refuse a picture, as far as the browser can tell from its head. */
export type PictureFault = 'unreadable' | 'tooLarge'

/** Looks into a chosen file before it is sent. */
export async function pictureFault(file: File): Promise<PictureFault | undefined> {
  const address = URL.createObjectURL(file)
  try {
    const { width, height } = await sizeOf(address)
    const most = Math.max(width, height)
    return most > MAX_IMAGE_SIDE_PIXELS || width * height > MAX_IMAGE_PIXELS ? 'tooLarge' : undefined
  } catch {
    return 'unreadable'
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
