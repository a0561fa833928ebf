import { darker, type Hex, lightness, mix } from '../color.ts'
import type { Light } from '../light.ts'
import {
  blur,
  type Corner,
  clip,
  closed,
  ellipse,
  fill,
  group,
  linear,
  mirrored,
  open,
  radial,
  rect,
  stroke,
  symmetric,
} from '../svg.ts'
import type { EndPlan } from './plan.ts'

/** The painted body below the windows. */
export const bodyHalf = ({ half, floor, belt, halfBelt }: EndPlan): Corner[] => [
  [0, belt + 2],
  [halfBelt - 8, belt + 2, 8],
  [half - 5, belt - 7, 12],
  [half, belt - 26, 14],
  [half, floor + 26, 18],
  [half - 4, floor + 3, 6],
  [half - 16, floor, 6],
  [0, floor],
]

/** Roof and pillars, down to just below the belt. */
export const roofHalf = ({ roof, belt, halfRoof, halfBelt, soft }: EndPlan): Corner[] => [
  [0, roof],
  [halfRoof * 0.5, roof - 0.4, 12],
  [halfRoof, roof - 3.5, soft],
  [halfBelt, belt - 2, 4],
  [0, belt - 4],
]

/** Gradients, clips and blurs that both ends use. */
export function endDefinitions(plan: EndPlan, paint: Hex, light: Light): string {
  const { half, floor, nose, belt, roof } = plan
  const share = (y: number) => (roof - y) / roof
  const gloss = lightness(paint) < 0.25 ? 0.32 : 0.42
  return `<defs>${[
    linear(
      'paint',
      [0, roof, 0, 0],
      [
        [0, mix(paint, light.sky, gloss)],
        [share(roof - 8), mix(paint, light.sky, gloss * 0.3)],
        [share(belt + 2), mix(paint, light.sky, gloss * 0.8)],
        [share(nose + 6), mix(paint, light.sky, gloss * 0.25)],
        [share(nose - 2), paint],
        [share(nose - 26), darker(paint, 0.16)],
        [share(floor + 20), darker(paint, 0.4)],
        [share(floor), mix(darker(paint, 0.55), light.ground, 0.2)],
      ],
    ),
    linear(
      'flanks',
      [-half, 0, half, 0],
      [
        [0, '#05070c', 0.5],
        [0.1, '#05070c', 0.16],
        [0.24, '#05070c', 0],
        [0.78, '#05070c', 0],
        [0.9, '#05070c', 0.2],
        [1, '#05070c', 0.56],
      ],
    ),
    linear(
      'glass',
      [0, roof, 0, belt],
      [
        [0, mix('#18202b', light.sky, light.lampsOn ? 0.12 : 0.45)],
        [0.5, mix('#18202b', light.sky, light.lampsOn ? 0.05 : 0.2)],
        [1, mix('#0f141b', light.horizon, 0.14)],
      ],
    ),
    linear(
      'sheen',
      [-half, roof, half * 0.5, belt - 10],
      [
        [0, '#ffffff', 0.1],
        [0.3, '#ffffff', 0.3],
        [0.31, '#ffffff', 0.03],
        [0.52, '#ffffff', 0.02],
        [0.53, '#ffffff', 0.18],
        [0.64, '#ffffff', 0.06],
        [0.65, '#ffffff', 0],
      ],
    ),
    linear(
      'tread',
      [0, floor + 12, 0, 0],
      [
        [0, '#050608'],
        [0.6, '#1c1e22'],
        [1, '#0b0c0e'],
      ],
    ),
    radial(
      'ground-shadow',
      [0, 0, 1],
      [
        [0, '#05070c', 0.7],
        [0.7, '#05070c', 0.46],
        [1, '#05070c', 0],
      ],
    ),
    clip('body', symmetric(bodyHalf(plan))),
    blur('soft', 1.6),
    blur('softer', 5),
  ].join('')}</defs>`
}

/** The shadow, the tyres and the dark between them. */
export function footing(plan: EndPlan): string {
  const { half, floor } = plan
  const width = plan.clad ? 25 : 22
  const tyre = (x: number) =>
    rect(x, 0, width, floor + 24, 'url(#tread)', { rx: 5 }) +
    stroke(`M${x + 7} 3V${floor}M${x + width - 7} 3V${floor}`, '#050608', 1.2, { opacity: 0.8 })
  return [
    group(
      { transform: `translate(0 -1) scale(${half * 1.28} 15)` },
      ellipse(0, 0, 1, 1, 'url(#ground-shadow)'),
    ),
    ellipse(0, 1, half * 0.98, 6, '#030406', { opacity: 0.85, filter: 'url(#soft)' }),
    rect(-half + 14, floor * 0.66, half * 2 - 28, floor, '#07080a', { rx: 3 }),
    tyre(half - 3 - width),
    tyre(3 - half),
  ].join('')
}

/** A drawing for the right side, and the same one mirrored to the left. */
export const bothSides = (drawing: string) => drawing + group({ transform: 'scale(-1 1)' }, drawing)

/** The lower body in its paint, shaded towards the flanks. */
export function paintedBody(plan: EndPlan): string {
  const shape = symmetric(bodyHalf(plan))
  const [low, cladding] = [plan.floor, plan.clad ? 15 : 5]
  return [
    fill(shape, 'url(#paint)'),
    group(
      { 'clip-path': 'url(#body)' },
      rect(-plan.half, low - 2, plan.half * 2, cladding + 2, plan.clad ? '#24272b' : '#131518'),
      plan.clad
        ? bothSides(
            fill(
              closed([
                [plan.half - 9, low, 2],
                [plan.half - 5, low + 44, 8],
                [plan.half + 4, low + 50],
                [plan.half + 4, low],
              ]),
              '#24272b',
            ),
          )
        : '',
      fill(shape, 'url(#flanks)'),
    ),
  ].join('')
}

/** Roof, pillars and one pane with what is behind it; `pane` is the right half of the glass. */
export function house(plan: EndPlan, pane: readonly Corner[], inside: string): string {
  const shape = symmetric(pane)
  return [
    plan.rails
      ? bothSides(rect(plan.halfRoof - plan.soft * 0.55 - 5, plan.roof - 6, 4, 8.5, '#16181b', { rx: 1.6 }))
      : '',
    fill(symmetric(roofHalf(plan)), 'url(#paint)'),
    stroke(open([...mirrored(roofHalf(plan).slice(0, 4)), ...roofHalf(plan).slice(0, 4)]), '#ffffff', 0.8, {
      opacity: 0.35,
      transform: 'translate(0 -1)',
    }),
    `<defs>${clip('pane', shape)}</defs>`,
    stroke(shape, '#0b0d10', 3),
    fill(shape, 'url(#glass)'),
    group({ 'clip-path': 'url(#pane)' }, inside, fill(shape, 'url(#sheen)')),
  ].join('')
}

/** Two seat backs with head rests, seen through glass or above an open body. */
export function seats(foot: number, top: number, spread: number, color: Hex, opacity: number): string {
  const back: Corner[] = [
    [spread - 21, foot, 2],
    [spread - 18, top - 15, 8],
    [spread + 18, top - 15, 8],
    [spread + 21, foot, 2],
  ]
  const head: Corner[] = [
    [spread - 11, top - 13, 3],
    [spread - 10, top, 5],
    [spread + 10, top, 5],
    [spread + 11, top - 13, 3],
  ]
  return group({ opacity }, bothSides(fill(closed(back), color) + fill(closed(head), color)))
}

/** The mirrors at both sides. */
export function mirrors({ halfBelt, half, belt }: EndPlan, paint: Hex, light: Light): string {
  const x = Math.max(halfBelt + 1, half - 13)
  const shell: Corner[] = [
    [x - 1, belt + 6, 3],
    [x + 1, belt + 15, 4],
    [x + 19, belt + 16, 5],
    [x + 22, belt + 7, 4],
    [x + 12, belt + 3, 4],
  ]
  return bothSides(
    [
      stroke(
        open([
          [halfBelt - 4, belt + 1],
          [x + 4, belt + 6],
        ]),
        '#101215',
        4,
      ),
      fill(closed(shell), mix(paint, light.sky, 0.2)),
      fill(
        closed([
          [x - 1, belt + 6, 2],
          [x, belt + 8.6, 2],
          [x + 22, belt + 9, 2],
          [x + 22, belt + 7, 3],
          [x + 12, belt + 3, 4],
        ]),
        darker(paint, 0.6),
      ),
    ].join(''),
  )
}

/** A number plate, centred on x = 0. */
export const plate = (y: number) =>
  [
    rect(-20, y, 40, 12, '#20242a', { rx: 1.6 }),
    rect(-19, y + 1, 38, 10, '#f5f6f4', { rx: 1.2 }),
    rect(-19, y + 8.6, 38, 2.4, '#1d4f9c', { rx: 1 }),
    ...[-13, -8.4, -1.6, 3, 7.6, 12.2].map((x) => rect(x, y + 2.6, 3, 4.6, '#2a2f36', { rx: 0.5 })),
  ].join('')
