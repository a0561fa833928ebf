import sharp from 'sharp'

/** Above this mean lightness (of 255) a logo is taken to be made for a dark background. */
const LIGHT = 200

/** The background on which a logo is visible: white, or near-black for one that is nearly white. */
export async function logoGround(logo: Buffer | string): Promise<'#ffffff' | '#111111'> {
  const { data, info } = await sharp(logo)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let weight = 0
  let lightness = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    weight += alpha
    lightness += alpha * (0.299 * red + 0.587 * green + 0.114 * blue)
  }
  const isOpaque = weight >= (data.length / info.channels) * 250
  return !isOpaque && weight > 0 && lightness / weight > LIGHT ? '#111111' : '#ffffff'
}
