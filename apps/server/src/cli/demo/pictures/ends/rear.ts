import { darker, type Hex, lighter, mix } from '../color.ts'
import type { Light } from '../light.ts'
import {
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
  symmetric,
} from '../svg.ts'
import type { EndPlan } from './plan.ts'
import { bothSides, endDefinitions, footing, house, mirrors, paintedBody, plate, seats } from './shell.ts'

/** The vehicle from behind in centimetres, y up, standing on y = 0 around x = 0. */
export function vehicleFromBehind(plan: EndPlan, paint: Hex, light: Light): string {
  return [
    endDefinitions(plan, paint, light),
    footing(plan),
    mirrors(plan, paint, light),
    plan.open
      ? openTop(plan, paint)
      : house(
          plan,
          rearWindow(plan),
          seats(plan.belt - 4, plan.belt + (plan.roof - plan.belt) * 0.6, 34, '#0a0d12', 0.55),
        ),
    paintedBody(plan),
    lid(plan, paint, light),
    bumper(plan, paint),
    bothSides(tailLamp(plan, light)),
    plan.tail === 'bar'
      ? rect(
          -plan.half + 34,
          plan.belt - 13.5,
          plan.half * 2 - 68,
          3.4,
          light.lampsOn ? '#ff4436' : '#b3151c',
          { rx: 1.4 },
        )
      : '',
    light.lampsOn ? bothSides(glow(plan)) : '',
  ].join('')
}

function rearWindow({ roof, belt, halfRoof, halfBelt, soft, back }: EndPlan): Corner[] {
  const foot = back === 'bed' ? belt + 9 : belt + 6
  const inset = back === 'boot' ? 14 : 10
  return [
    [0, roof - 8],
    [halfRoof - 6, roof - 10.5, soft * 0.6],
    [halfBelt - inset, foot + 1, 6],
    [halfBelt * 0.5, foot - 2, 10],
    [0, foot - 2.5],
  ]
}

/** Head rests and the windscreen's frame, seen over the folded roof. */
function openTop(plan: EndPlan, paint: Hex): string {
  const { belt, roof, halfRoof, halfBelt } = plan
  const frame: Corner[] = [
    [0, roof - 6],
    [halfRoof - 5, roof - 8.5, 9],
    [halfBelt - 9, belt, 4],
    [0, belt],
  ]
  const cover: Corner[] = [
    [0, belt + 11],
    [halfBelt - 16, belt + 9, 10],
    [halfBelt - 4, belt, 4],
    [0, belt - 2],
  ]
  return [
    fill(symmetric(frame), '#bcd4e0', { opacity: 0.25 }),
    stroke(symmetric(frame), '#0b0d10', 4.4),
    stroke(symmetric(frame), darker(paint, 0.2), 1.6),
    rect(-10, roof - 14, 20, 6.5, '#0b0d10', { rx: 2.4 }),
    seats(belt - 4, roof - 8, 36, '#6b4026', 1),
    fill(symmetric(cover), '#1d1f24'),
    stroke(
      open([
        [-halfBelt + 20, belt + 7],
        [0, belt + 9.6, 30],
        [halfBelt - 20, belt + 7],
      ]),
      '#5a5f67',
      0.9,
    ),
  ].join('')
}

/** Boot lid, tailgate or the gate of a bed, with badge and handle. */
function lid(plan: EndPlan, paint: Hex, light: Light): string {
  const { half, belt, halfBelt, floor, back } = plan
  const foot = floor + (plan.clad ? 30 : 27)
  const side = half - (plan.tail === 'upright' ? 17 : 11)
  const shape: Corner[] =
    back === 'bed'
      ? [
          [0, belt + 6],
          [side, belt + 6, 3],
          [side, foot + 4, 4],
          [0, foot + 4],
        ]
      : [
          [0, belt + 4],
          [halfBelt - 8, belt + 3, 8],
          [side, belt - 18, 10],
          [side - 8, foot, 8],
          [0, foot],
        ]
  const gate = symmetric(shape)
  return [
    `<defs>${linear(
      'gate',
      [0, belt + 6, 0, foot],
      [
        [0, mix(paint, light.sky, 0.5)],
        [0.2, mix(paint, light.sky, 0.16)],
        [0.32, paint],
        [0.75, darker(paint, 0.22)],
        [1, darker(paint, 0.36)],
      ],
    )}${clip('gate', gate)}</defs>`,
    fill(gate, 'url(#gate)'),
    group(
      { 'clip-path': 'url(#gate)' },
      rect(-half, belt - 8, half * 2, 3, '#ffffff', { opacity: 0.28, filter: 'url(#soft)' }),
      back === 'bed'
        ? stroke(
            closed([
              [-side + 12, belt - 12, 4],
              [side - 12, belt - 12, 4],
              [side - 12, foot + 14, 4],
              [-side + 12, foot + 14, 4],
            ]),
            darker(paint, 0.5),
            1.2,
            { opacity: 0.5 },
          )
        : '',
    ),
    stroke(gate, darker(paint, 0.78), 1, { opacity: 0.75 }),
    back === 'bed' ? rect(-side, belt + 4.5, side * 2, 3.4, '#17191c', { rx: 1.4 }) : '',
    rect(-28, belt - 24, 56, 16.5, darker(paint, 0.5), { rx: 3 }),
    plate(belt - 22),
    rect(-22, belt - 8.6, 44, 2.6, '#dfe4e9', { rx: 1.2 }),
    ellipse(0, belt - 2, 4.6, 3.4, '#e9edf1'),
    ellipse(0, belt - 2, 3.4, 2.4, '#39414b'),
  ].join('')
}

function bumper(plan: EndPlan, paint: Hex): string {
  const { half, floor } = plan
  const top = floor + (plan.clad ? 30 : 27)
  const diffuser: Corner[] = [
    [0, floor + 12],
    [half * 0.6, floor + 12, 4],
    [half * 0.7, floor - 1, 2],
    [0, floor - 1],
  ]
  const fins = [-30, -15, 0, 15, 30].map((x) => rect(x - 0.7, floor, 1.4, 9, '#30343a')).join('')
  return [
    stroke(`M${-half + 2} ${top - 2}Q0 ${top - 8} ${half - 2} ${top - 2}`, darker(paint, 0.7), 0.8, {
      opacity: 0.6,
    }),
    stroke(`M${-half + 2} ${top - 3.2}Q0 ${top - 9.2} ${half - 2} ${top - 3.2}`, lighter(paint, 0.5), 0.7, {
      opacity: 0.4,
    }),
    fill(symmetric(diffuser), '#111316'),
    fins,
    bothSides(
      rect(half - 26, floor + 13, 15, 3, '#b3151c', { rx: 1.4 }) +
        rect(half * 0.44, floor + 2, 14, 5.4, '#c9ced4', { rx: 2.6 }) +
        rect(half * 0.44 + 1.4, floor + 3.1, 11.2, 3.2, '#15171a', { rx: 1.6 }),
    ),
  ].join('')
}

function lampShape({ half, belt, floor, tail, back }: EndPlan): Corner[] {
  if (tail === 'upright')
    return [
      [half - 16, belt - 2, 3],
      [half - 6, belt - 4, 5],
      [half - 1, belt - 26, 8],
      [half - 2, Math.max(floor + 34, belt - 48), 4],
      [half - 13, Math.max(floor + 34, belt - 48), 3],
    ]
  if (tail === 'bar')
    return [
      [half - 38, belt - 15, 2],
      [half - 36, belt - 8.5, 3],
      [half - 5, belt - 7, 5],
      [half - 1, belt - 15, 4],
      [half - 6, belt - 20, 5],
    ]
  return [
    [half - 38, belt - 19, 3],
    [half - 33, belt - (back === 'boot' ? 7 : 5), 5],
    [half - 6, belt - 7, 6],
    [half, belt - 20, 5],
    [half - 7, belt - 27, 6],
  ]
}

function tailLamp(plan: EndPlan, light: Light): string {
  const { half, belt } = plan
  const corners = lampShape(plan)
  const shape = closed(corners)
  return [
    `<defs>${linear(
      'red',
      [0, belt - 4, 0, belt - 44],
      [
        [0, '#ff7a63'],
        [0.3, '#d81e22'],
        [1, '#7a0a12'],
      ],
    )}${clip('tail', shape)}</defs>`,
    fill(shape, light.lampsOn ? '#ff3b30' : 'url(#red)'),
    group(
      { 'clip-path': 'url(#tail)' },
      plan.tail === 'upright'
        ? rect(half - 18, belt - 33, 20, 7, '#ffe9df', { opacity: 0.85 })
        : rect(half - 40, belt - (plan.tail === 'bar' ? 15 : 19), 15, 6, '#ffe9df', { opacity: 0.85 }),
      stroke(shape, '#ffd1c6', 2.4, { opacity: 0.5, transform: 'translate(-0.8 -1.4)' }),
    ),
    stroke(shape, '#24060a', 1, { opacity: 0.85 }),
  ].join('')
}

const glow = ({ half, belt }: EndPlan) =>
  `<defs>${radial(
    'glow',
    [half - 18, belt - 16, 44],
    [
      [0, '#ff5a48', 0.8],
      [0.4, '#ff4a3a', 0.24],
      [1, '#ff4a3a', 0],
    ],
  )}</defs>${ellipse(half - 18, belt - 16, 44, 44, 'url(#glow)')}`
