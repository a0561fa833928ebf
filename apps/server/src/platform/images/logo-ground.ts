import { type LogoGround, logoGround } from '@nelly/domain/landings/logo-ground'
import type { Sharp } from 'sharp'

/** Enough pixels of a logo to see on what it is visible. */
const SIDE = 64

/** What a logo is visible on. */
export async function groundOf(logo: Sharp): Promise<LogoGround> {
  const pixels = await logo
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return logoGround(pixels)
}
