import type { Light } from '../light.ts'
import { ellipse, fill, group, rect, stroke } from '../svg.ts'
import type { CabinPlan } from './plan.ts'

const places = {
  floating: { x: 806, y: 592, width: 380, height: 220 },
  tall: { x: 820, y: 588, width: 300, height: 282 },
  panorama: { x: 768, y: 606, width: 560, height: 172 },
}

/** The screen in the middle: a map with the route, and a column of cards or buttons. */
export function display(kind: CabinPlan['screen'], light: Light): string {
  const { x, y, width, height } = places[kind]
  const cards =
    kind === 'tall'
      ? { x: 16, y: height - 92, width: width - 32, height: 78 }
      : { x: width - 128, y: 16, width: 112, height: height - 32 }
  const map = kind === 'tall' ? { width, height: height - 106 } : { width: width - 144, height }
  const [land, road, water] = light.lampsOn
    ? ['#1e2a3c', '#3f5068', '#16324f']
    : ['#dfe8dc', '#ffffff', '#8fcbe0']
  return group(
    { transform: `translate(${x} ${y})` },
    rect(-12, -10, width + 24, height + 26, '#07090c', { rx: 20, opacity: 0.5, filter: 'url(#soft)' }),
    rect(-9, -9, width + 18, height + 18, '#0b0d10', { rx: 18 }),
    rect(0, 0, width, height, '#131a24', { rx: 10 }),
    `<clipPath id="map"><rect width="${map.width}" height="${map.height}" rx="10"/></clipPath>`,
    group(
      { 'clip-path': 'url(#map)' },
      rect(0, 0, map.width, map.height, land),
      fill(
        `M0 ${map.height * 0.72}Q${map.width * 0.4} ${map.height * 0.62} ${map.width} ${map.height * 0.86}V${map.height}H0Z`,
        water,
      ),
      stroke(
        `M-10 ${map.height * 0.3}L${map.width} ${map.height * 0.16}M${map.width * 0.24} 0L${map.width * 0.36} ${map.height}M${map.width * 0.7} 0L${map.width * 0.62} ${map.height}M-10 ${map.height * 0.56}L${map.width} ${map.height * 0.5}`,
        road,
        7,
      ),
      stroke(
        `M${map.width * 0.31} ${map.height * 0.92}L${map.width * 0.275} ${map.height * 0.55}L${map.width * 0.655} ${map.height * 0.52}L${map.width * 0.69} ${map.height * 0.2}`,
        '#2f7df6',
        9,
      ),
      ellipse(map.width * 0.31, map.height * 0.88, 11, 11, '#ffffff'),
      ellipse(map.width * 0.31, map.height * 0.88, 7, 7, '#2f7df6'),
      fill(
        `M${map.width * 0.69} ${map.height * 0.22}q-15 -18 -15 -28a15 15 0 0 1 30 0q0 10 -15 28Z`,
        '#ff5a4f',
      ),
    ),
    cardStack(cards),
    fill(
      `M0 10Q0 0 10 0H${width * 0.55}L${width * 0.3} ${height}H10Q0 ${height} 0 ${height - 10}Z`,
      '#ffffff',
      { opacity: 0.06 },
    ),
  )
}

function cardStack({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const half = (height - 12) / 2
  return [
    rect(x, y, width, half, '#24303f', { rx: 8 }),
    rect(x + 10, y + 9, half - 18, half - 18, '#f2a65a', { rx: 5 }),
    rect(x + half + 2, y + half * 0.3, width - half - 14, 6, '#e9eef3', { rx: 3 }),
    rect(x + half + 2, y + half * 0.56, (width - half - 14) * 0.7, 5, '#8ea0b4', { rx: 2.5 }),
    rect(x, y + half + 12, width, half, '#24303f', { rx: 8 }),
    ...[0.22, 0.5, 0.78].map((share, i) =>
      ellipse(x + width * share, y + half * 1.5 + 12, 9, 9, i === 1 ? '#5ad1a8' : '#6b7d92'),
    ),
  ].join('')
}
