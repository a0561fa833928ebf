import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainPicture } from '../../../tests/support/pictures.ts'
import { convert } from './convert.ts'
import { exceedsSvgLimits } from './svg-limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'nelly-convert-'))
afterAll(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const from = at('from')
const to = at('to')

const photograph = (content: Buffer | string) => {
  writeFileSync(from, content)
  return convert({ kind: 'photograph', from, to, side: 2400 })
}
const logo = (content: Buffer | string) => {
  writeFileSync(from, content)
  return convert({ kind: 'logo', from, png: at('png'), webp: at('webp'), copies: [] })
}
const stored = () => readFileSync(to)

const notAnImage = { ok: false, refusal: 'image-not-an-image' }
const notAnImageOrSvg = { ok: false, refusal: 'image-not-an-image-or-svg' }
const tooComplex = { ok: false, refusal: 'image-too-complex' }
const tooManyPixels = { ok: false, refusal: 'image-too-many-pixels' }

describe('a photograph', () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    test(`may be ${format}, whatever its name, and becomes a JPEG`, async () => {
      const converted = await photograph(await plainPicture(60, 40, { format }))
      expect(converted).toEqual({ ok: true, value: { width: 60, height: 40 } })
      expect((await sharp(stored()).metadata()).format).toBe('jpeg')
    })
  }

  test('is turned upright by its EXIF orientation', async () => {
    const left = { create: { width: 40, height: 40, channels: 3, background: '#ff0000' } } as const
    const lying = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await photograph(lying)).toEqual({ ok: true, value: { width: 40, height: 80 } })
    const pixels = await sharp(stored()).raw().toBuffer()
    const [red = 0, , blue = 0] = pixels
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  test('loses its EXIF metadata', async () => {
    const withMetadata = await sharp(await plainPicture())
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: 'SecretName' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 28/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(withMetadata.includes('SecretCamera')).toBe(true)
    expect(withMetadata.includes('SecretPlace')).toBe(true)
    await photograph(withMetadata)
    for (const secret of ['Secret', 'Exif', 'http://ns.adobe.com', 'ICC_PROFILE']) {
      expect(stored().includes(secret), secret).toBe(false)
    }
    const { exif, xmp, icc, iptc } = await sharp(stored()).metadata()
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('is at most 2400 pixels a side, and never enlarged', async () => {
    expect(await photograph(await plainPicture(4000, 3000))).toMatchObject({
      value: { width: 2400, height: 1800 },
    })
    expect(await photograph(await plainPicture(1000, 5000))).toMatchObject({
      value: { width: 480, height: 2400 },
    })
    expect(await photograph(await plainPicture(1, 1))).toMatchObject({ value: { width: 1, height: 1 } })
  })

  test('is converted from CMYK to sRGB', async () => {
    const printed = await sharp(await plainPicture(30, 20, { colour: '#ff0000' }))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(printed).metadata()).space).toBe('cmyk')
    expect((await photograph(printed)).ok).toBe(true)
    expect(await sharp(stored()).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    const [red = 0, green = 255, blue = 255] = await sharp(stored()).raw().toBuffer()
    expect(red).toBeGreaterThan(180)
    expect(Math.max(green, blue)).toBeLessThan(90)
  })

  test('gets a white background where it was transparent', async () => {
    const clear = { create: { width: 10, height: 10, channels: 4, background: '#00000000' } } as const
    await photograph(await sharp(clear).png().toBuffer())
    const pixels = await sharp(stored()).raw().toBuffer()
    expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('that is animated becomes its first frame', async () => {
    const scene = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all([scene('#ff0000'), scene('#00ff00'), scene('#0000ff')])
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(3)
    expect(await photograph(moving)).toEqual({ ok: true, value: { width: 20, height: 10 } })
  })
})

describe('an invalid file:', () => {
  test.for([
    ['a ZIP file', Buffer.from('PK\x03\x04 not a picture at all', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a beginning of a JPEG and no more', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ] as const)('%s is not accepted as a photograph', async ([, content]) => {
    expect(await photograph(content)).toEqual(notAnImage)
  })

  test.each(['heic', 'heix', 'mif1'])('a %s, as iPhones make them, is named', async (brand) => {
    const heic = Buffer.from(`\x00\x00\x00\x18ftyp${brand}\x00\x00\x00\x00mif1heic`, 'latin1')
    expect(await photograph(heic)).toEqual({ ok: false, refusal: 'image-heic' })
  })

  test('a JPEG that lacks its end is accepted where it can be decoded', async () => {
    const noise = {
      create: { width: 400, height: 400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    }
    const whole = await sharp(noise as never)
      .jpeg()
      .toBuffer()
    for (const length of [whole.length - 2, whole.length - 100, whole.length / 2])
      expect(await photograph(whole.subarray(0, length))).toEqual({
        ok: true,
        value: { width: 400, height: 400 },
      })
    expect(await photograph(whole.subarray(0, 200))).toEqual(notAnImage)
  })

  test('a small file of a hundred million pixels is never decoded', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await photograph(bomb)).toEqual(tooManyPixels)
    expect(await logo(bomb)).toEqual(tooManyPixels)
  })

  test('a photograph of a phone of 50 megapixels, which has 50.14 million pixels, is accepted', async () => {
    expect(await photograph(await plainPicture(8192, 6120))).toMatchObject({ ok: true })
  })

  test('a side may have 12,000 pixels and not one more', async () => {
    expect(await photograph(await plainPicture(12_000, 10))).toMatchObject({ ok: true })
    expect(await photograph(await plainPicture(12_001, 10))).toEqual(tooManyPixels)
  })
})

describe('a logo', () => {
  beforeAll(async () => {
    writeFileSync(at('secret.png'), await plainPicture(100, 100, { format: 'png', colour: '#00ff00' }))
  })

  test('stays transparent, within 800 x 400 pixels, as PNG and WebP', async () => {
    const clear = { create: { width: 1600, height: 600, channels: 4, background: '#ff000080' } } as const
    const converted = await logo(await sharp(clear).png().toBuffer())
    expect(converted).toEqual({ ok: true, value: { width: 800, height: 300, ground: '#ffffff' } })
    for (const format of ['png', 'webp']) {
      const { data, info } = await sharp(at(format)).raw().toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 800, height: 300, channels: 4 })
      expect(data[3]).toBe(128)
    }
  })

  test('of white letters lies on a dark ground', async () => {
    const letters = '<path d="M9 9h9v30h40v9H9z" fill="#fff"/>'
    const white = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${letters}</svg>`
    expect(await logo(white)).toMatchObject({ value: { ground: '#111111' } })
  })

  test('as SVG is rendered to pixels as large as a logo may be; nothing of the SVG is kept', async () => {
    const converted =
      await logo(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <script>alert(1)</script><rect width="24" height="24" fill="#ff0000"/></svg>`)
    expect(converted).toEqual({ ok: true, value: { width: 400, height: 400, ground: '#ffffff' } })
    const written = readFileSync(at('png'))
    expect(written.includes('script')).toBe(false)
    expect([...(await sharp(written).raw().toBuffer()).subarray(0, 4)]).toEqual([255, 0, 0, 255])
  })

  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" width="80" height="40">
      <rect width="80" height="40" fill="#ff0000"/>${content}</svg>`

  test.for([
    ['a file', (secret: string) => svg(`<image xlink:href="${secret}" width="80" height="40"/>`)],
    ['a file URL', (secret: string) => svg(`<image href="file://${secret}" width="80" height="40"/>`)],
    ['a relative path', () => svg('<image xlink:href="secret.png" width="80" height="40"/>')],
    ['a web address', () => svg('<image href="http://127.0.0.1:9/secret.png" width="80" height="40"/>')],
    ['another SVG', (secret: string) => svg(`<use href="file://${secret}.svg#a"/>`)],
    [
      'an XInclude',
      (secret: string) => svg(`<text y="30"><xi:include parse="text" href="${secret}.txt"/></text>`),
    ],
    ['a style sheet', (secret: string) => svg(`<style>@import url("file://${secret}.css");</style>`)],
    ['an external DTD', (secret: string) => `<!DOCTYPE svg SYSTEM "file://${secret}.dtd">${svg('')}`],
  ] as const)('as SVG that refers to %s renders without it', async ([, drawing]) => {
    const secret = at('secret.png')
    writeFileSync(`${secret}.svg`, svg('<rect id="a" width="80" height="40" fill="#00ff00"/>'))
    writeFileSync(`${secret}.css`, 'rect { fill: #00ff00 }')
    writeFileSync(`${secret}.txt`, 'MMMMMMM')
    expect((await logo(drawing(secret))).ok).toBe(true)
    const { channels } = await sharp(at('png')).stats()
    expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
      [255, 255],
      [0, 0],
      [0, 0],
    ])
  })

  test('as SVG may declare namespaces as plain entities, as design programs do', async () => {
    const declared = svg('<rect width="80" height="40" fill="&colour;"/>')
    expect(await logo(`<!DOCTYPE svg [ <!ENTITY colour "#00ff00"> ]>${declared}`)).toMatchObject({ ok: true })
    expect([...(await sharp(at('png')).raw().toBuffer()).subarray(0, 3)]).toEqual([0, 255, 0])
  })

  const turbulence = svg(
    `<filter id="f">${'<feTurbulence baseFrequency=".5" numOctaves="9"/>'.repeat(80)}</filter>
    <rect width="80" height="40" filter="url(#f)"/>`,
  )
  test.for([
    ['4 kB of turbulence', turbulence],
    [
      'the same with a prefix',
      turbulence.replaceAll(/<(\/?)(?=[a-z])/g, '<$1s:').replace('xmlns=', 'xmlns:s='),
    ],
    [
      'the same as an embedded SVG',
      svg(`<image width="80" height="40" href="data:image/svg+xml;base64,${btoa(turbulence)}"/>`),
    ],
    ['a path of 10 MB', svg(`<path d="M0 0${'L9 9L800 1L3 400'.repeat(600_000)}"/>`)],
    ['300,000 circles', svg('<circle r="9"/>'.repeat(300_000))],
    ['101 levels', svg(`${'<g>'.repeat(101)}${'</g>'.repeat(101)}`)],
    ['2,000 uses', svg(`<g id="a"/>${'<use href="#a"/>'.repeat(2000)}`)],
    ['a novel', svg(`<text>${'<tspan>Sun Cars</tspan>'.repeat(1500)}</text>`)],
    [
      'entities of entities',
      `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
    [
      'an external entity',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>${svg('<text>&a;</text>')}`,
    ],
  ] as const)('as SVG with %s is refused before it is rendered', async ([, drawing]) => {
    expect(await logo(drawing)).toEqual(tooComplex)
    // By its source, not by the time it takes.
    expect(await exceedsSvgLimits(from)).toBe(true)
  })

  test('as SVG in an encoding that hides its elements is refused', async () => {
    expect(await logo(`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`)).toEqual(notAnImageOrSvg)
  })

  test('as SVG of an enormous size is rendered at our size', async () => {
    const sized = (size: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`
    const ours = { ok: true, value: { width: 800, height: 400, ground: '#ffffff' } }
    expect(await logo(sized('width="20000" height="10000"'))).toEqual(ours)
    expect(await logo(sized('width="1000000" height="500000"'))).toEqual(notAnImageOrSvg)
  })

  test('that only begins like SVG is refused', async () => {
    expect(await logo('<svg xmlns="http://www.w3.org/2000/svg"><unclosed></svg>')).toEqual(notAnImageOrSvg)
    expect(await logo('<html><body>no</body></html>')).toEqual(notAnImageOrSvg)
  })
})

test('lighter copies come with the colours of the upper, middle and lower third', async () => {
  const third = (colour: string, top: number) => `<rect y="${top}" width="90" height="30" fill="${colour}"/>`
  const flag = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">
    ${third('#ff0000', 0)}${third('#ffffff', 30)}${third('#0000ff', 60)}</svg>`
  const png = await sharp(Buffer.from(flag)).png().toBuffer()
  await photograph(png)
  const copies = [{ to: at('webp'), format: 'webp', width: 90 }] as const
  const converted = await convert({ kind: 'lighter', from: to, copies })
  expect(converted.ok && converted.value.tones).toMatch(/^[ef][0-4]{2}[b-f]{3}[0-4]{2}[ef]$/)
})

test('lighter copies come with the most of red, green and blue of their parts; a spot that is small makes none lighter than it is', async () => {
  const lightest = async (drawing: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="480">${drawing}</svg>`
    await photograph(await sharp(Buffer.from(svg)).png().toBuffer())
    const converted = await convert({ kind: 'lighter', from: to, copies: [] })
    const found = (converted.ok && converted.value.lightest) || '#000000'
    return [1, 3, 5].map((at) => Number.parseInt(found.slice(at, at + 2), 16))
  }
  const night = '<rect width="960" height="480" fill="#101820"/>'
  const box = (fill: string, side: number) =>
    `<rect x="450" y="210" width="${side}" height="${side}" fill="${fill}"/>`
  const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1))
  expect(await lightest(night)).toEqual(near([0x10, 0x18, 0x20]))
  expect(await lightest(night + box('#ffffff', 120))).toEqual(near([255, 255, 255]))
  expect(await lightest(night + box('#ff8000', 120))).toEqual(near([255, 0x80, 0x20]))
  for (const value of await lightest(night + box('#ffffff', 6))) expect(value).toBeLessThan(70)
})

test('lighter copies have the requested widths and are smaller files', async () => {
  await photograph(await plainPicture(1200, 800))
  const copies = (['avif', 'webp'] as const).map((format) => ({ to: at(format), format, width: 360 }))
  await convert({ kind: 'lighter', from: to, copies })
  for (const { to: copy } of copies) {
    expect(await sharp(copy).metadata()).toMatchObject({ width: 360, height: 240 })
    expect(readFileSync(copy).length).toBeLessThan(stored().length)
  }
})
