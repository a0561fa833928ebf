/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/** The width and height of an account's picture, in pixels. */
const SIDE = 512

/** Renders a square part of a picture; transparency is preserved. */
export async function croppedPicture(file: File, { x, y, width, height }: PictureArea): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('There is nothing to draw with.')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  picture.close()
  const [type, name] = file.type === 'image/png' ? ['image/png', 'avatar.png'] : ['image/jpeg', 'avatar.jpg']
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('The picture could not be drawn.')
  return new File([blob], name, { type })
}
