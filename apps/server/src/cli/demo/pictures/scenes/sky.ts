import type { Hex } from '../color.ts'
import { between, type Random } from '../random.ts'
import { at, ellipse, fill, group, linear, radial, rect, type Stop } from '../svg.ts'
import { HEIGHT, HORIZON, WIDTH } from './scene.ts'

/** The sky from the top of the picture to the horizon. */
export const sky = (list: readonly Stop[]) =>
  `<defs>${linear('sky', [0, 0, 0, HORIZON], list)}</defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}`

/** The sun or the moon with the glow around it. */
export const sun = (x: number, y: number, radius: number, disc: Hex, glow: Hex) =>
  [
    `<defs>${radial(
      'sun-glow',
      [x, y, radius * 9],
      [
        [0, glow, 0.9],
        [0.2, glow, 0.42],
        [0.55, glow, 0.12],
        [1, glow, 0],
      ],
    )}</defs>`,
    ellipse(x, y, radius * 9, radius * 9, 'url(#sun-glow)'),
    ellipse(x, y, radius, radius, disc),
  ].join('')

/** A flat-bottomed cloud, lit from above. */
export function cloud(
  random: Random,
  x: number,
  y: number,
  width: number,
  color: Hex,
  opacity: number,
): string {
  const puffs = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 0.5) / 7
    const r = width * (0.07 + 0.115 * Math.sin(Math.PI * t)) * between(random, 0.8, 1.2)
    return `M${at(x - width / 2 + t * width - r, y)}a${r} ${r} 0 0 1 ${2 * r} 0Z`
  })
  const base = `M${at(x - width * 0.56, y)}a${width * 0.03} ${width * 0.03} 0 0 1 0 ${-width * 0.05}h${width * 1.12}a${width * 0.03} ${width * 0.03} 0 0 1 0 ${width * 0.05}Z`
  return group({ opacity }, fill(puffs.join('') + base, color))
}

/** A row of hills: a wavy line across the picture, filled down to the horizon. */
export function ridge(random: Random, base: number, height: number, peaks: number, paint: string): string {
  const step = WIDTH / peaks
  const points = Array.from({ length: peaks + 3 }, (_, i) => ({
    x: (i - 1) * step,
    y: base - (i % 2 ? height * between(random, 0.65, 1) : height * between(random, 0, 0.35)),
  }))
  const curve = points.slice(1).map((point, i) => {
    const from = points[i] ?? point
    return `C${at(from.x + step * 0.45, from.y)} ${at(point.x - step * 0.45, point.y)} ${at(point.x, point.y)}`
  })
  const first = points[0] ?? { x: 0, y: base }
  return fill(`M${at(first.x, first.y)}${curve.join('')}V${HORIZON + 140}H${first.x}Z`, paint)
}
