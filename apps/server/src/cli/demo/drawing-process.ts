// A process of its own for drawing: the memory that large drawings take ends with it.
import sharp from 'sharp'
import type { PictureToDraw } from './draw-pictures.ts'
import { vehiclePicture } from './pictures/vehicle-picture.ts'

/** A drawing is 1800 units wide, and one unit is one pixel at 72 dots an inch. */
const DENSITY_A_PIXEL = 72 / 1800

sharp.concurrency(1)
sharp.cache(false)

process.on('message', async ({ spec, width, to }: PictureToDraw) => {
  const answer = await sharp(Buffer.from(vehiclePicture(spec)), { density: width * DENSITY_A_PIXEL })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 94, chromaSubsampling: '4:4:4' })
    .toFile(to)
    .then(
      () => ({}),
      (error: unknown) => ({ error: String(error) }),
    )
  process.send?.(answer)
})

// It ends with its parent and not before.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})
