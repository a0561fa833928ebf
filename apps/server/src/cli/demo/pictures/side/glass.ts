import { darker, type Hex, mix } from '../color.ts'
import type { Light } from '../light.ts'
import { at, type Corner, clip, closed, ellipse, fill, group, linear, open, stroke } from '../svg.ts'
import type { SidePlan } from './plan.ts'

const bounds = (corners: readonly Corner[]) => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) }
}

/** The windows, what is seen through them, and the pillars between. */
export function glassHouse(plan: SidePlan, paint: Hex, light: Light): string {
  if (plan.openTop) return windscreenFrame(plan, paint, light)
  const { left, right, low, high } = bounds(plan.glass)
  const shape = closed(plan.glass)
  const night = light.lampsOn
  return [
    '<defs>',
    linear(
      'glass',
      [0, high, 0, low],
      [
        [0, mix('#18202b', light.sky, night ? 0.12 : 0.42)],
        [0.45, mix('#18202b', light.sky, night ? 0.05 : 0.2)],
        [1, mix('#0f141b', light.horizon, 0.16)],
      ],
    ),
    linear(
      'sheen',
      [left, high, left + (right - left) * 0.75, low],
      [
        [0, '#ffffff', 0.1],
        [0.22, '#ffffff', 0.34],
        [0.23, '#ffffff', 0.04],
        [0.5, '#ffffff', 0.02],
        [0.51, '#ffffff', 0.2],
        [0.7, '#ffffff', 0.06],
        [0.71, '#ffffff', 0],
        [1, '#ffffff', 0.05],
      ],
    ),
    clip('windows', shape),
    '</defs>',
    stroke(shape, '#0c0e11', 4.2),
    fill(shape, 'url(#glass)'),
    group(
      { 'clip-path': 'url(#windows)' },
      ...plan.seats.map(([x, height]) => seat(x, low - 6, height, '#0a0d12', 0.6)),
      group({ opacity: 0.6 }, steeringWheel(plan)),
      fill(shape, 'url(#sheen)', { opacity: night ? 0.5 : 0.9 }),
      ...plan.pillars.map((pillar) => pillarShape(pillar, low - 4, high + 4, paint)),
      stroke(shape, '#05070a', 1.6, { opacity: 0.6 }),
    ),
    stroke(beltLine(plan.glass), '#dfe4ea', 0.9, { opacity: 0.75 }),
  ].join('')
}

/** The bright trim under the windows: the edges of the glass that lie at its foot. */
function beltLine(glass: readonly Corner[]): string {
  const { low, high } = bounds(glass)
  const foot = glass.filter(([, y]) => y < low + (high - low) * 0.4).toSorted((a, b) => a[0] - b[0])
  return open(foot.map(([x, y, r = 0]): Corner => [x, y - 1.6, r]))
}

function pillarShape(pillar: SidePlan['pillars'][number], low: number, high: number, paint: Hex): string {
  const { foot, head, width } = pillar
  const shape = closed([
    [foot - width / 2, low],
    [head - width / 2, high],
    [head + width / 2, high],
    [foot + width / 2, low],
  ])
  return (
    fill(shape, pillar.painted ? paint : '#0c0e11') +
    (pillar.painted ? stroke(shape, darker(paint, 0.7), 1.6) : '')
  )
}

function seat(x: number, foot: number, height: number, color: Hex, opacity: number): string {
  const back: Corner[] = [
    [x - 9, foot, 3],
    [x - 4, height - 16, 6],
    [x + 8, height - 15, 6],
    [x + 14, foot, 3],
  ]
  const head: Corner[] = [
    [x - 2, height - 13, 3],
    [x, height, 5],
    [x + 11, height - 1, 5],
    [x + 10, height - 13, 3],
  ]
  return group({ opacity }, fill(closed(back), color), fill(closed(head), color))
}

function steeringWheel(plan: SidePlan): string {
  const [x, y] = [(plan.seats[0]?.[0] ?? 0) - 46, plan.mirror[1] + 5]
  return group(
    { transform: `translate(${at(x, y)}) rotate(24)` },
    ellipse(0, 0, 2.6, 14, 'none', { stroke: '#07090c', 'stroke-width': 2.2 }),
  )
}

/** Seats, wheel and folded roof of a vehicle without a roof; they stand behind its side. */
export function cabin(plan: SidePlan): string {
  const cover = plan.openTop?.cover ?? []
  return [
    fill(closed(cover), '#1b1d21'),
    stroke(open(cover.slice(0, 4)), '#4a4e55', 1, { opacity: 0.7 }),
    ...plan.seats.map(
      ([x, height]) =>
        seat(x + 7, plan.mirror[1] - 8, height - 1, '#54301b', 1) +
        seat(x, plan.mirror[1] - 8, height, '#80502f', 1),
    ),
    steeringWheel(plan),
  ].join('')
}

function windscreenFrame(plan: SidePlan, paint: Hex, light: Light): string {
  const pane = closed(plan.glass)
  const [foot, head] = plan.openTop?.pillar ?? [
    [0, 0],
    [0, 0],
  ]
  const frame = open([foot, [(foot[0] + head[0]) / 2 - 2, (foot[1] + head[1]) / 2 + 2.4, 30], head])
  return [
    fill(pane, mix('#9fb4c4', light.sky, 0.4), { opacity: 0.55 }),
    stroke(pane, '#101317', 0.8, { opacity: 0.6 }),
    stroke(frame, '#0c0e11', 5),
    stroke(frame, mix(paint, light.sky, 0.25), 2.6, { transform: 'translate(-0.6 0.8)' }),
    stroke(frame, '#ffffff', 0.6, { opacity: 0.6, transform: 'translate(-1.2 1.6)' }),
  ].join('')
}
