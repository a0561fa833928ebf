import { contrast, type HexColour } from './colours.ts'

/** What a logo may lie on. */
export type LogoGround = '#ffffff' | '#111111'

const WHITE = '#ffffff' as HexColour
const INK = '#111111' as HexColour

/** A colour with less contrast than this can't be told from its ground. */
const VISIBLE = 1.6

/** Of a logo without transparency, at least so much of 255 is opaque. */
const OPAQUE = 250

/** A share of a logo that may vanish on white: gleams and outlines, without which it is still read. */
const TOLERATED = 0.25

/**
 * The ground that shows a logo: white, unless more than a quarter of it vanishes there and less on near-black. A logo without transparency has a ground of
 * its own, and lies on white. `pixels`: red, green, blue and opacity of each, a byte each.
 *
 * Source: rules.md, "Colours".
 */
export function logoGround(pixels: ArrayLike<number>): LogoGround {
  let [opacity, lostOnWhite, lostOnInk] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 0) continue
    const colour = hexOf(pixels, at)
    opacity += alpha
    if (contrast(colour, WHITE) < VISIBLE) lostOnWhite += alpha
    if (contrast(colour, INK) < VISIBLE) lostOnInk += alpha
  }
  const isOpaque = opacity >= (pixels.length / 4) * OPAQUE
  const isLost = lostOnWhite > TOLERATED * opacity && lostOnWhite > lostOnInk
  return !isOpaque && isLost ? '#111111' : '#ffffff'
}

const hexOf = (pixels: ArrayLike<number>, at: number) =>
  `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}` as HexColour
