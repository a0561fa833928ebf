import { darker, type Hex, lighter, lightness, mix } from '../color.ts'
import type { Light } from '../light.ts'
import {
  at,
  blur,
  type Corner,
  clip,
  closed,
  ellipse,
  fill,
  group,
  linear,
  open,
  radial,
  rect,
  stroke,
} from '../svg.ts'
import { cabin, glassHouse } from './glass.ts'
import { lampsAhead, lights } from './lights.ts'
import type { SidePlan } from './plan.ts'
import { wheel, wheelDefinitions } from './wheel.ts'

const belt = (plan: SidePlan) => plan.mirror[1]
const top = (plan: SidePlan) => Math.max(...plan.outline.map(([, y]) => y), plan.openTop?.pillar[1][1] ?? 0)

/** The vehicle from its side in centimetres, y up, standing on y = 0, from x = 0 to its length. */
export function vehicleFromSide(plan: SidePlan, paint: Hex, light: Light, turn: number): string {
  const { radius, axles, rim } = plan.wheel
  return [
    `<defs>${definitions(plan, paint, light)}</defs>`,
    shadow(plan, light),
    underside(plan),
    plan.openTop ? cabin(plan) : '',
    body(plan, paint, light),
    ...axles.map((x) => wheel(x, radius, rim, turn + x)),
    light.lampsOn ? lampsAhead(plan) : '',
  ].join('')
}

function definitions(plan: SidePlan, paint: Hex, light: Light): string {
  const [b, h] = [belt(plan), top(plan)]
  const share = (y: number) => (h - y) / h
  const dark = lightness(paint) < 0.25
  const gloss = dark ? 0.34 : 0.42
  return [
    linear(
      'paint',
      [0, h, 0, 0],
      [
        [0, mix(paint, light.sky, gloss)],
        [share(b + (h - b) * 0.7), mix(paint, light.sky, gloss * 0.35)],
        [share(b + 3), mix(paint, light.sky, gloss)],
        [share(b - 9), mix(paint, light.sky, gloss * 0.3)],
        [share(b - 12), paint],
        [share(b * 0.66), mix(darker(paint, 0.14), light.horizon, 0.06)],
        [share(b * 0.5), darker(paint, 0.36)],
        [share(b * 0.32), mix(darker(paint, 0.42), light.ground, 0.12)],
        [share(16), mix(darker(paint, 0.55), light.ground, 0.2)],
      ],
    ),
    linear(
      'ends',
      [0, 0, plan.length, 0],
      [
        [0, '#05070c', 0.34],
        [0.07, '#05070c', 0.06],
        [0.16, '#05070c', 0],
        [0.86, '#05070c', 0],
        [0.95, '#05070c', 0.14],
        [1, '#05070c', 0.42],
      ],
    ),
    linear(
      'glow',
      [0, 0, plan.length, 0],
      [
        [0.02, '#ffffff', 0],
        [0.2, '#ffffff', 0.75],
        [0.48, '#ffffff', 0.3],
        [0.72, '#ffffff', 0.8],
        [0.98, '#ffffff', 0],
      ],
    ),
    clip('body', closed(plan.outline)),
    blur('soft', 2.4),
    blur('softer', 6),
    radial(
      'ground-shadow',
      [0, 0, 1],
      [
        [0, '#05070c', 0.62],
        [0.62, '#05070c', 0.44],
        [1, '#05070c', 0],
      ],
    ),
    wheelDefinitions(plan.wheel.radius),
  ].join('')
}

function shadow(plan: SidePlan, light: Light): string {
  const half = plan.length / 2
  const strength = light.lampsOn ? 0.9 : 1
  return group(
    { opacity: strength },
    group(
      { transform: `translate(${at(half, -2)}) scale(${at(half * 1.12, 13)})` },
      ellipse(0, 0, 1, 1, 'url(#ground-shadow)'),
    ),
    ellipse(half, 1, half * 0.93, 6.5, '#05070c', { opacity: 0.85, filter: 'url(#soft)' }),
    ...plan.wheel.axles.map((x) =>
      ellipse(x, -0.5, plan.wheel.radius * 0.7, 3, '#020306', { opacity: 0.8, filter: 'url(#soft)' }),
    ),
  )
}

function underside(plan: SidePlan): string {
  const [front, rear] = plan.wheel.axles
  const low = Math.min(...plan.outline.map(([, y]) => y))
  return rect(front - 20, low - 4, rear - front + 40, plan.wheel.radius * 0.8, '#08090b')
}

function body(plan: SidePlan, paint: Hex, light: Light): string {
  const outline = closed(plan.outline)
  return [
    plan.spoiler ? fill(closed(plan.spoiler), darker(paint, 0.45)) : '',
    fill(outline, 'url(#paint)'),
    group(
      { 'clip-path': 'url(#body)' },
      reflections(plan, light),
      creases(plan, paint),
      sill(plan),
      arches(plan),
      intake(plan),
      fill(outline, 'url(#ends)'),
    ),
    plan.bed ? fill(closed(plan.bed.rail), '#17191c') : '',
    glassHouse(plan, paint, light),
    lights(plan, light),
    ...plan.handles.map((place) => handle(place, paint)),
    plan.rails ? rails(plan.rails) : '',
    mirror(plan.mirror, paint, light),
    stroke(outline, darker(paint, 0.7), 0.7, { opacity: 0.5 }),
  ].join('')
}

/** What a polished side mirrors: a bright line on the shoulder, the dark ground rising and falling along the doors. */
function reflections(plan: SidePlan, light: Light): string {
  const b = belt(plan)
  const [front, rear] = plan.wheel.axles
  const ground: Corner[] = [
    [-10, b * 0.5, 20],
    [front, b * 0.66, 50],
    [(front + rear) / 2, b * 0.5, 90],
    [rear, b * 0.64, 50],
    [plan.length + 10, b * 0.54, 20],
    [plan.length + 10, 0],
    [-10, 0],
  ]
  const lifted = (by: number) => plan.shoulder.map(([x, y, r = 0]): Corner => [x, y + by, r])
  return [
    fill(closed(ground), darker(light.ground, 0.72), { opacity: 0.2, filter: 'url(#soft)' }),
    stroke(open(lifted(1.8)), 'url(#glow)', 3.4, { opacity: 0.5, filter: 'url(#soft)' }),
    stroke(open(lifted(1)), 'url(#glow)', 0.9, { opacity: 0.8 }),
    stroke(open(lifted(-3)), '#05070c', 3.5, { opacity: 0.16, filter: 'url(#soft)' }),
    stroke(closed(plan.outline), '#ffffff', 2.2, { opacity: 0.3, filter: 'url(#soft)' }),
  ].join('')
}

function arches(plan: SidePlan): string {
  const { radius, axles } = plan.wheel
  const clad = plan.sill.clad
  return axles
    .map((x) =>
      [
        clad
          ? ellipse(x, radius, radius + 11, radius + 11, '#1c1e21') +
            ellipse(x, radius, radius + 10, radius + 10, '#2a2d31')
          : '',
        clad ? '' : ellipse(x, radius, radius + 5.4, radius + 5.4, '#ffffff', { opacity: 0.14 }),
        ellipse(x, radius - 0.4, radius + 3.8, radius + 3.8, '#050608'),
      ].join(''),
    )
    .join('')
}

function sill(plan: SidePlan): string {
  const [front, rear] = plan.wheel.axles
  const reachOut = plan.wheel.radius * 0.8
  const height = plan.sill.height
  const [from, to] = [front + reachOut, rear - reachOut]
  const strip = plan.sill.clad ? '#24272a' : '#131518'
  const ends = plan.sill.clad
    ? rect(-4, 0, front - reachOut + 4, height + 6, '#26292d') +
      rect(rear + reachOut, 0, plan.length, height + 6, '#26292d')
    : rect(0, 0, front - reachOut, height + 1, '#131518') +
      rect(rear + reachOut, 0, plan.length, height + 1, '#131518')
  return [
    ends,
    rect(from, 0, to - from, height, strip),
    stroke(`M${at(from, height)}H${to}`, '#ffffff', 0.6, { opacity: 0.18 }),
  ].join('')
}

function creases(plan: SidePlan, paint: Hex): string {
  const line = plan.seams.map((seam) => open(seam)).join('')
  const flap: Corner[] = [
    [-6, -6, 3],
    [6, -6, 3],
    [6, 6, 3],
    [-6, 6, 3],
  ]
  const [flapX, flapY] = [Math.min(plan.wheel.axles[1] + 14, plan.length - 40), belt(plan) - 18]
  return [
    stroke(line, lighter(paint, 0.5), 0.7, { opacity: 0.4, transform: 'translate(0.9 -0.3)' }),
    stroke(line, darker(paint, 0.78), 0.85, { opacity: 0.85 }),
    stroke(closed(flap.map(([x, y, r = 0]): Corner => [x + flapX, y + flapY, r])), darker(paint, 0.7), 0.6, {
      opacity: 0.55,
    }),
  ].join('')
}

function handle([x, y]: readonly [number, number], paint: Hex): string {
  return [
    ellipse(x + 9, y - 0.2, 7.5, 3.6, '#05070c', { opacity: 0.16 }),
    rect(x - 1, y - 0.4, 20, 3.2, mix(paint, '#ffffff', 0.3), { rx: 1.6 }),
    rect(x - 1, y - 0.8, 20, 1.6, darker(paint, 0.45), { rx: 0.8, opacity: 0.7 }),
  ].join('')
}

function rails(rail: readonly Corner[]): string {
  return (
    stroke(open(rail), '#16181b', 2.6) +
    stroke(open(rail), '#c9ced4', 0.7, { transform: 'translate(0 0.7)', opacity: 0.8 })
  )
}

function mirror([x, y]: readonly [number, number], paint: Hex, light: Light): string {
  const shell: Corner[] = [
    [x - 8, y + 4, 3],
    [x - 5, y + 12, 5],
    [x + 8, y + 11, 4],
    [x + 9, y + 3, 3],
    [x, y + 1.5, 4],
  ]
  return [
    fill(
      closed([
        [x - 2, y + 3],
        [x + 5, y + 3],
        [x + 3, y - 3],
        [x - 4, y - 3],
      ]),
      '#121417',
    ),
    fill(closed(shell), mix(paint, light.sky, 0.2)),
    fill(
      closed([
        [x - 8, y + 4, 2],
        [x - 7, y + 6, 2],
        [x + 9, y + 5, 2],
        [x + 9, y + 3, 2],
        [x, y + 1.5, 3],
      ]),
      darker(paint, 0.6),
    ),
    stroke(
      open([
        [x - 5, y + 10.5, 3],
        [x - 2, y + 11.3, 3],
        [x + 6, y + 10.6],
      ]),
      '#ffffff',
      0.8,
      { opacity: 0.5 },
    ),
  ].join('')
}

/** The side of the lower front intake and of the rear diffuser. */
function intake(plan: SidePlan): string {
  const [low, high] = [plan.sill.height, plan.sill.height + 13]
  const front: Corner[] = [
    [-4, high, 0],
    [7, high, 2],
    [17, low + 5, 4],
    [20, low - 4, 1],
    [-4, low - 4],
  ]
  const x = plan.length
  const rear: Corner[] = [
    [x + 4, high - 3],
    [x - 5, high - 3, 2],
    [x - 15, low + 4, 4],
    [x - 18, low - 4, 1],
    [x + 4, low - 4],
  ]
  return fill(closed(front), '#0d0f12', { opacity: 0.92 }) + fill(closed(rear), '#0d0f12', { opacity: 0.85 })
}
