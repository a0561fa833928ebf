/** A colour as `#rrggbb`. */
export type Hex = string

const channels = (hex: Hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The colour `share` (0 to 1) of the way from one colour to another. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const there = channels(to)
  const blended = channels(from).map((value, i) => Math.round(value + ((there[i] ?? 0) - value) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour with `share` (0 to 1) of white mixed in. */
export const lighter = (hex: Hex, share: number) => mix(hex, '#ffffff', share)

/** The colour with `share` (0 to 1) of a blueish black mixed in, as shade looks outdoors. */
export const darker = (hex: Hex, share: number) => mix(hex, '#0b0e16', share)

/** How light a colour looks, from 0 (black) to 1 (white). */
export function lightness(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
