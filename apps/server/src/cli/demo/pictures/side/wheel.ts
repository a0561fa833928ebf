import { at, ellipse, fill, group, linear, radial, stroke } from '../svg.ts'
import type { Rim } from './plan.ts'

/** The gradients all wheels of a picture share, for wheels of the given radius around 0, 0. */
export const wheelDefinitions = (radius: number) =>
  [
    radial(
      'tyre',
      [0, 0, radius],
      [
        [0.72, '#17181b'],
        [0.8, '#2d2f33'],
        [0.88, '#1d1e21'],
        [0.96, '#26282b'],
        [1, '#0d0e10'],
      ],
    ),
    linear(
      'alloy',
      [-radius * 0.4, radius, radius * 0.4, -radius],
      [
        [0.1, '#fbfcfd'],
        [0.45, '#c3c8cf'],
        [0.6, '#9aa1ab'],
        [0.95, '#d3d7dc'],
      ],
    ),
    radial(
      'well',
      [0, 0, radius * 0.72],
      [
        [0, '#3a3d43'],
        [0.6, '#1b1d21'],
        [1, '#0c0d0f'],
      ],
    ),
    linear(
      'disc',
      [0, radius, 0, -radius],
      [
        [0.2, '#8d939b'],
        [0.8, '#565b62'],
      ],
    ),
  ].join('')

const turned = (angle: number, x: number, y: number) => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return at(x * cos - y * sin, x * sin + y * cos)
}

/** A spoke pointing up: half its width at the hub and at the edge, and how far it leans. */
function spoke(angle: number, edge: number, foot: number, tip: number, lean: number): string {
  const p = (x: number, y: number) => turned(angle, x, y)
  const hub = edge * 0.16
  return `M${p(-foot, hub)}Q${p(-tip * 0.7 + lean * 0.3, edge * 0.55)} ${p(-tip + lean, edge)}L${p(tip + lean, edge)}Q${p(tip * 0.7 + lean * 0.3, edge * 0.55)} ${p(foot, hub)}Z`
}

function spokes(rim: Rim, edge: number): string {
  const around = (count: number, each: (angle: number) => string) =>
    Array.from({ length: count }, (_, i) => each((i * 2 * Math.PI) / count)).join('')
  const unit = edge / 24
  switch (rim) {
    case 'five':
      return around(
        5,
        (a) =>
          spoke(a - 0.17, edge, 1.5 * unit, 1.35 * unit, 0) +
          spoke(a + 0.17, edge, 1.5 * unit, 1.35 * unit, 0),
      )
    case 'ten':
      return around(10, (a) => spoke(a, edge, 1.3 * unit, 1.5 * unit, 0))
    case 'turbine':
      return around(7, (a) => spoke(a, edge, 1.6 * unit, 2.5 * unit, 4.5 * unit))
    case 'six':
      return around(6, (a) => spoke(a, edge, 2.2 * unit, 4 * unit, 0))
  }
}

/** A wheel standing on the ground at `x`, turned by `angle` degrees. */
export function wheel(x: number, radius: number, rim: Rim, angle: number): string {
  const edge = radius * 0.725
  return group(
    { transform: `translate(${at(x, radius)})` },
    ellipse(0, 0, radius, radius, 'url(#tyre)'),
    ellipse(0, 0, radius * 0.79, radius * 0.79, '#0f1012'),
    ellipse(0, 0, radius * 0.77, radius * 0.77, 'url(#alloy)'),
    ellipse(0, 0, edge, edge, 'url(#well)'),
    ellipse(0, 0, edge * 0.66, edge * 0.66, 'url(#disc)'),
    ellipse(0, 0, edge * 0.3, edge * 0.3, '#25272b'),
    fill(
      `M${at(edge * 0.36, edge * 0.52)}A${edge * 0.66} ${edge * 0.66} 0 0 0 ${at(edge * 0.66, 0)}L${at(edge * 0.4, 0)}A${edge * 0.4} ${edge * 0.4} 0 0 1 ${at(edge * 0.22, edge * 0.32)}Z`,
      '#8a2b26',
    ),
    group(
      { transform: `rotate(${angle})` },
      fill(spokes(rim, edge * 1.02), '#0b0c0e', { transform: `translate(${at(0, -0.7)})`, opacity: 0.5 }),
    ),
    group({ transform: `rotate(${angle})` }, fill(spokes(rim, edge * 1.02), 'url(#alloy)')),
    ellipse(0, 0, edge * 0.22, edge * 0.22, 'url(#alloy)'),
    ellipse(0, 0, edge * 0.12, edge * 0.12, '#3a3d43'),
    stroke(
      `M${turned(2.4, 0, radius * 0.9)}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${turned(0.9, 0, radius * 0.9)}`,
      '#fff',
      0.8,
      { opacity: 0.1 },
    ),
  )
}
