import { darker, type Hex, lighter, mix } from '../color.ts'
import { between, type Random } from '../random.ts'
import { at, ellipse, fill, group } from '../svg.ts'

/** One palm leaf from 0, 0: a drooping rib with narrow leaflets on both sides, as path data. */
function frond(angle: number, length: number, droop: number): string {
  const [endX, endY] = [Math.cos(angle) * length, -Math.sin(angle) * length + droop]
  const [midX, midY] = [Math.cos(angle) * length * 0.55, -Math.sin(angle) * length * 0.75 - droop * 0.22]
  const point = (t: number) => ({
    x: 2 * t * (1 - t) * midX + t * t * endX,
    y: 2 * t * (1 - t) * midY + t * t * endY,
  })
  const count = 22
  const leaflets = Array.from({ length: count }, (_, i) => {
    const t = 0.1 + (i / count) * 0.9
    const [a, b] = [point(t - 0.022), point(t + 0.022)]
    const long = length * 0.3 * Math.sin(Math.PI * (0.14 + t * 0.8))
    const [dirX, dirY] = [b.x - a.x, b.y - a.y]
    const size = Math.hypot(dirX, dirY) || 1
    const [ux, uy] = [dirX / size, dirY / size]
    const tip = (side: number) =>
      at(
        a.x + ux * long * 0.75 - uy * long * 0.55 * side,
        a.y + uy * long * 0.75 + ux * long * 0.55 * side + long * 0.42,
      )
    return `M${at(a.x, a.y)}L${tip(1)}L${at(b.x, b.y)}ZM${at(a.x, a.y)}L${tip(-1)}L${at(b.x, b.y)}Z`
  })
  const tip = point(1)
  return `M0 -3Q${at(midX, midY - 3)} ${at(tip.x, tip.y)}Q${at(midX, midY + 4)} 0 4Z${leaflets.join('')}`
}

/** A coconut palm standing at x, y; `lean` is how far its crown hangs over, in pixels. */
export function palm(
  random: Random,
  x: number,
  y: number,
  height: number,
  lean: number,
  tones: readonly [leaf: Hex, trunk: Hex],
): string {
  const [leaf, trunk] = tones
  const width = height * 0.026
  const crown = at(x + lean, y - height)
  const bow = (offset: number) =>
    `${at(x + lean * 0.15 + offset, y - height * 0.35)} ${at(x + lean * 0.55 + offset, y - height * 0.7)}`
  const rings = Array.from({ length: 16 }, (_, i) => {
    const t = (i + 1) / 18
    const cx = x + lean * (0.45 * t * (1 - t) * (1 - t) + 1.65 * t * t * (1 - t) + t * t * t)
    const cy = y - height * (1.05 * t * (1 - t) * (1 - t) + 2.1 * t * t * (1 - t) + t * t * t)
    return ellipse(cx, cy, width * (1.1 - t * 0.55), 1.6, darker(trunk, 0.35), { opacity: 0.55 })
  })
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const angle = (-28 + i * 23.6 + between(random, -6, 6)) * (Math.PI / 180)
    const long = height * between(random, 0.36, 0.45)
    const tone = mix(
      darker(leaf, 0.42),
      lighter(leaf, 0.12),
      Math.max(0, Math.sin(angle)) * 0.6 + (i % 3) * 0.2,
    )
    return { tone, d: frond(angle, long, long * between(random, 0.3, 0.55)), order: i % 2 }
  })
  const drawn = (order: number) =>
    leaves.filter((each) => each.order === order).map(({ d, tone }) => fill(d, tone))
  const nuts = [
    [-9, 8],
    [7, 10],
    [0, 14],
  ].map(([dx = 0, dy = 0]) =>
    ellipse(dx * height * 0.0022, dy * height * 0.0022, height * 0.016, height * 0.018, darker(trunk, 0.2)),
  )
  return [
    fill(
      `M${at(x - width, y)}C${bow(-width * 0.7)} ${crown}L${at(x + lean + width * 0.7, y - height)}C${at(x + lean * 0.55 + width, y - height * 0.7)} ${at(x + lean * 0.15 + width, y - height * 0.35)} ${at(x + width * 1.4, y)}Z`,
      trunk,
    ),
    ...rings,
    group({ transform: `translate(${crown})` }, ...drawn(1), ...nuts, ...drawn(0)),
  ].join('')
}

/** A royal palm: straight pale trunk, green shaft, compact crown. */
export function royalPalm(random: Random, x: number, y: number, height: number, leaf: Hex): string {
  const width = height * 0.02
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const angle = (-14 + i * 26) * (Math.PI / 180)
    const long = height * between(random, 0.24, 0.29)
    return fill(frond(angle, long, long * 0.36), i % 2 ? darker(leaf, 0.3) : leaf)
  })
  return [
    fill(
      `M${at(x - width, y)}Q${at(x - width * 1.25, y - height * 0.45)} ${at(x - width * 0.6, y - height * 0.84)}H${x + width * 0.6}Q${at(x + width * 1.25, y - height * 0.45)} ${at(x + width, y)}Z`,
      '#cdbfa9',
    ),
    fill(
      `M${at(x, y)}Q${at(x + width * 0.5, y - height * 0.45)} ${at(x + width * 0.2, y - height * 0.84)}H${x + width * 0.6}Q${at(x + width * 1.25, y - height * 0.45)} ${at(x + width, y)}Z`,
      '#8d7f6c',
      { opacity: 0.6 },
    ),
    fill(
      `M${at(x - width * 0.75, y - height * 0.84)}L${at(x - width * 0.3, y - height)}H${x + width * 0.3}L${at(x + width * 0.75, y - height * 0.84)}Z`,
      lighter(leaf, 0.18),
    ),
    group({ transform: `translate(${at(x, y - height)})` }, ...leaves),
  ].join('')
}

/** A pine: tiers of boughs on a short trunk. */
export function pine(random: Random, x: number, y: number, height: number, tone: Hex): string {
  const tiers = Array.from({ length: 6 }, (_, i) => {
    const t = i / 6
    const half = height * (0.24 - t * 0.185) * between(random, 0.9, 1.1)
    const [foot, head] = [y - height * (0.1 + t * 0.8), y - height * (0.36 + t * 0.64)]
    return `M${at(x - half, foot)}Q${at(x - half * 0.3, foot - height * 0.05)} ${at(x, head)}Q${at(x + half * 0.3, foot - height * 0.05)} ${at(x + half, foot)}Q${at(x, foot - height * 0.055)} ${at(x - half, foot)}Z`
  })
  return (
    fill(
      `M${at(x - height * 0.02, y)}h${height * 0.04}v${-height * 0.3}h${-height * 0.04}Z`,
      darker(tone, 0.5),
    ) + fill(tiers.join(''), tone)
  )
}

/** A rounded bush or distant tree crown made of overlapping balls, lit from above. */
export function bush(random: Random, x: number, y: number, size: number, tone: Hex): string {
  const balls = Array.from({ length: 9 }, () => ({
    cx: x + between(random, -0.85, 0.85) * size,
    cy: y - between(random, 0.25, 0.7) * size,
    r: size * between(random, 0.32, 0.5),
  }))
  return [
    ...balls.map(({ cx, cy, r }) => ellipse(cx, cy + r * 0.2, r, r, darker(tone, 0.28))),
    ellipse(x, y - size * 0.2, size * 1.2, size * 0.34, darker(tone, 0.36)),
    ...balls.map(({ cx, cy, r }) =>
      ellipse(cx - r * 0.12, cy - r * 0.1, r * 0.72, r * 0.66, tone, { opacity: 0.8 }),
    ),
    ...balls
      .slice(0, 5)
      .map(({ cx, cy, r }) =>
        ellipse(cx - r * 0.22, cy - r * 0.3, r * 0.38, r * 0.3, lighter(tone, 0.22), { opacity: 0.7 }),
      ),
  ].join('')
}
