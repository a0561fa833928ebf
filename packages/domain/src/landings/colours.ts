import type { Branded } from '../brand.ts'
import { ok, type Result, refuse } from '../result.ts'

/** An sRGB colour as `#rrggbb`, in lower case. */
export type HexColour = Branded<string, 'HexColour'>

/** The least contrast of text that WCAG 2.2 AA requires. */
export const TEXT_CONTRAST = 4.5

const BLACK = '#000000' as HexColour
const WHITE = '#ffffff' as HexColour
const INK = '#111111' as HexColour

/** Reads `#rgb` or `#rrggbb` in any case. Source: rules.md, "Colours". */
export function parseColour(text: string): Result<HexColour, 'colour-invalid'> {
  const found = /^#(?:([\da-f]{3})|([\da-f]{6}))$/.exec(text.trim().toLowerCase())
  if (!found) return refuse('colour-invalid')
  return ok(`#${found[2] ?? found[1]?.replace(/./g, '$&$&')}` as HexColour)
}

/** The contrast ratio of two colours as WCAG defines it, from 1 (the same) to 21 (black on white). */
export function contrast(a: HexColour, b: HexColour): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/**
 * The text colour with more contrast on this background: white or near-black. On the few middle tones where both have
 * less than 4.5 it is black, which always has enough.
 */
export function textOn(background: HexColour): '#ffffff' | '#111111' | '#000000' {
  const onWhite = contrast(WHITE, background)
  const onInk = contrast(INK, background)
  if (Math.max(onWhite, onInk) < TEXT_CONTRAST) return '#000000'
  return onWhite > onInk ? '#ffffff' : '#111111'
}

/**
 * The colour itself where its contrast with the background is at least `ratio`, else the nearest lighter or darker
 * shade that has it; where no shade has, black or white, whichever contrasts more.
 */
export function readable(colour: HexColour, background: HexColour, ratio: number = TEXT_CONTRAST): HexColour {
  const [nearest] = [BLACK, WHITE]
    .map((end) => firstReaching(colour, end, background, ratio))
    .filter((shade) => shade !== undefined)
    .sort((a, b) => distance(colour, a) - distance(colour, b))
  return nearest ?? (contrast(WHITE, background) > contrast(BLACK, background) ? WHITE : BLACK)
}

/** Above this contrast to black, a darkened colour looks muddy: yellow becomes olive. */
const VERY_LIGHT = 12
/** With at least this difference between its strongest and weakest channel, a colour is visible on any background. */
const COLOURFUL = 90

/**
 * The colour of lines and links on this background: the colour itself where its contrast is at least `ratio`, else a
 * shade that has it; `ink`, the colour of text, instead of a muddy shade of a very light colour.
 */
export function lineColour(
  colour: HexColour,
  background: HexColour,
  ink: HexColour,
  ratio: number,
): HexColour {
  const isMuddy = contrast(colour, BLACK) > VERY_LIGHT && contrast(colour, background) < ratio
  return readable(isMuddy ? ink : colour, background, ratio)
}

/** Whether an area of this colour can be told from the background: it is lighter, darker, or of another hue. */
export function isDistinct(colour: HexColour, background: HexColour): boolean {
  const all = channels(colour)
  return contrast(colour, background) >= 1.18 || Math.max(...all) - Math.min(...all) >= COLOURFUL
}

function firstReaching(colour: HexColour, end: HexColour, background: HexColour, ratio: number) {
  for (let step = 0; step <= 255; step++) {
    const shade = mix(colour, end, step / 255)
    if (contrast(shade, background) >= ratio) return shade
  }
  return undefined
}

/** Mixes two colours: `weight` 0 is all `a`, 1 is all `b`, and values beyond are clamped. */
export function mix(a: HexColour, b: HexColour, weight: number): HexColour {
  const part = Math.min(1, Math.max(0, weight))
  const [from, to] = [channels(a), channels(b)]
  const between = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * part)
  const all = (between(0) << 16) | (between(1) << 8) | between(2)
  return `#${all.toString(16).padStart(6, '0')}` as HexColour
}

const channels = (colour: HexColour): [red: number, green: number, blue: number] => {
  const all = Number.parseInt(colour.slice(1), 16)
  return [all >> 16, (all >> 8) & 255, all & 255]
}

const distance = (a: HexColour, b: HexColour): number => {
  const other = channels(b)
  return Math.hypot(...channels(a).map((channel, index) => channel - (other[index] ?? 0)))
}

function luminance(colour: HexColour): number {
  const [red, green, blue] = channels(colour)
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)
}

const lightOf = (channel: number): number => LIGHT[channel] ?? 0

/** Linear light for each of a channel's 256 values, precomputed: one theme needs it ten thousand times. */
const LIGHT = Float64Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
