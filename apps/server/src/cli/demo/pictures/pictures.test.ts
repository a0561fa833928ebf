import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type LogoMark, logoPicture } from './logo-picture.ts'
import { type PictureBody, type PictureScene, type PictureView, vehiclePicture } from './vehicle-picture.ts'

const bodies: PictureBody[] = [
  'sedan',
  'suv',
  'pickup',
  'van',
  'coupe',
  'convertible',
  'hatchback',
  'compact',
  'crossover',
]
const views: PictureView[] = ['side', 'front', 'rear', 'interior']
const scenes: PictureScene[] = ['beach', 'city', 'mountain', 'countryside', 'studio', 'night']
const marks: LogoMark[] = ['palm', 'wave', 'road', 'sun']

const [WIDTH, HEIGHT] = [120, 80]

async function pixels(svg: string) {
  return sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer()
}

const drawn = (body: PictureBody, view: PictureView, scene: PictureScene = 'studio', paint = '#b3122a') =>
  pixels(vehiclePicture({ body, view, scene, paint, seed: 1 }))

/** How many of a hundred samples differ visibly between two pictures. */
function difference(a: Buffer, b: Buffer): number {
  const differing = a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 24)
  return (100 * differing.length) / a.length
}

describe("a vehicle's picture", () => {
  for (const view of views) {
    test(`tells every body from every other in the ${view} view, and fills its frame`, async () => {
      const pictures = await Promise.all(bodies.map((body) => drawn(body, view)))
      for (const [i, picture] of pictures.entries()) {
        const { channels } = await sharp(picture, {
          raw: { width: WIDTH, height: HEIGHT, channels: 3 },
        }).stats()
        expect(channels[0]?.stdev, bodies[i]).toBeGreaterThan(20)
        for (const other of pictures.slice(i + 1))
          expect(difference(picture, other), bodies[i]).toBeGreaterThan(0.8)
      }
    })
  }

  test('is 1800 by 1200 pixels', async () => {
    const svg = vehiclePicture({ body: 'suv', view: 'side', scene: 'beach', paint: '#ffffff', seed: 3 })
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([1800, 1200])
  })

  test('shows another place for each scene', async () => {
    const pictures = await Promise.all(scenes.map((scene) => drawn('sedan', 'side', scene)))
    for (const [i, picture] of pictures.entries())
      for (const other of pictures.slice(i + 1)) expect(difference(picture, other)).toBeGreaterThan(30)
  })

  test('wears the paint it is given', async () => {
    const [red, blue] = await Promise.all([
      drawn('van', 'side', 'studio', '#b3122a'),
      drawn('van', 'side', 'studio', '#1f4fa3'),
    ])
    expect(difference(red, blue)).toBeGreaterThan(8)
  })

  test('is the same for the same seed, and varies its place with another', () => {
    const spec = { body: 'coupe', view: 'front', scene: 'city', paint: '#2f4b6e' } as const
    expect(vehiclePicture({ ...spec, seed: 5 })).toBe(vehiclePicture({ ...spec, seed: 5 }))
    expect(vehiclePicture({ ...spec, seed: 5 })).not.toBe(vehiclePicture({ ...spec, seed: 6 }))
  })

  test('carries no text, so that no font is needed to show it', () => {
    const all = bodies.flatMap((body) =>
      views.map((view) => vehiclePicture({ body, view, scene: 'night', paint: '#ffffff', seed: 1 })),
    )
    expect(all.some((svg) => /<text|NaN|undefined/.test(svg))).toBe(false)
  })
})

describe('a logo', () => {
  for (const mark of marks) {
    test(`with the ${mark} is 500 by 160 with a transparent ground`, async () => {
      const svg = logoPicture({ name: 'Costa Caribe', mark, primary: '#0f7c8a', secondary: '#f4b13d' })
      const logo = sharp(Buffer.from(svg))
      const { width, height } = await logo.metadata()
      const { channels, isOpaque } = await logo.stats()
      expect([width, height, isOpaque]).toEqual([500, 160, false])
      expect(channels[3]?.max).toBe(255)
    })
  }

  for (const name of ['Ñandú', 'Quisqueya Rent a Car & Tours 24-7', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW']) {
    test(`keeps ${name} inside its frame`, async () => {
      const svg = logoPicture({ name, mark: 'sun', primary: '#8a2d4f', secondary: '#f2a65a' })
      const edge = { left: 492, top: 0, width: 8, height: 160 }
      const alpha = await sharp(Buffer.from(svg)).extract(edge).extractChannel(3).raw().toBuffer()
      expect(alpha.every((value) => value === 0)).toBe(true)
    })
  }
})
