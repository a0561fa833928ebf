import sharp from 'sharp'

/** A picture of one colour. */
export const plainPicture = (
  width = 640,
  height = 427,
  {
    format = 'jpeg',
    colour = '#336699',
  }: { format?: 'jpeg' | 'png' | 'webp' | 'avif'; colour?: string } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()
