import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export const [WIDTH, HEIGHT] = [4000, 3000]

/** Writes a number of JPEGs of 12 megapixels into a folder, as costly as photographs: gradients, edges, and noise. */
export async function photographs(folder, count) {
  const paths = []
  for (let index = 0; index < count; index++) {
    const hue = (index * 360) / count
    const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 70%)"/>
        <stop offset="1" stop-color="hsl(${(hue + 40) % 360} 35% 30%)"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#sky)"/>${shapes(index)}</svg>`
    const grain = {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    }
    const noise = await sharp({ create: grain }).png({ compressionLevel: 1 }).toBuffer()
    const path = join(folder, `${index}.jpg`)
    const photograph = sharp(Buffer.from(scene)).composite([{ input: noise, blend: 'soft-light' }])
    writeFileSync(path, await photograph.flatten().jpeg({ quality: 88 }).toBuffer())
    paths.push(path)
  }
  return paths
}

/** Of many sizes and colours, the same each time. */
const shapes = (seed) =>
  Array.from({ length: 120 }, (_, index) => {
    const at = (prime, below) => ((index + 7 * seed + 1) * prime) % below
    return `<circle cx="${at(7919, WIDTH)}" cy="${at(6271, HEIGHT)}" r="${20 + at(467, 260)}"
      fill="hsl(${at(97, 360)} ${at(53, 90)}% ${20 + at(31, 60)}%)" opacity=".7"/>`
  }).join('')
