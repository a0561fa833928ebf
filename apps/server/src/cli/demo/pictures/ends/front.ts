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

/** The vehicle head-on in centimetres, y up, standing on y = 0 around x = 0. */
export function vehicleFromFront(plan: EndPlan, paint: Hex, light: Light): string {
  const { belt, roof, halfRoof, halfBelt } = plan
  const windscreen: Corner[] = [
    [0, roof - 5.5],
    [halfRoof - 5, roof - 8.5, plan.soft * 0.7],
    [halfBelt - 7, belt + 3, 5],
    [halfBelt * 0.5, belt - 0.5, 12],
    [0, belt - 1],
  ]
  return [
    endDefinitions(plan, paint, light),
    footing(plan),
    plan.open ? openTop(plan, windscreen, paint) : house(plan, windscreen, inside(plan)),
    wipers(plan),
    paintedBody(plan),
    bonnet(plan, paint, light),
    fascia(plan, paint),
    bothSides(headlamp(plan, light)),
    mirrors(plan, paint, light),
    light.lampsOn ? bothSides(glare(plan)) : '',
  ].join('')
}

function inside(plan: EndPlan): string {
  const { belt, roof } = plan
  return [
    seats(belt - 6, belt + (roof - belt) * 0.66, 36, '#0a0d12', 0.6),
    ellipse(36, belt + 4, 17, 15, 'none', { stroke: '#07090c', 'stroke-width': 3, opacity: 0.75 }),
    rect(-11, roof - 17, 22, 7, '#07090c', { rx: 2.6, opacity: 0.85 }),
  ].join('')
}

/** A windscreen with sky behind it, and the seats it leaves uncovered. */
function openTop(plan: EndPlan, pane: readonly Corner[], paint: Hex): string {
  const shape = symmetric(pane)
  return [
    seats(plan.belt - 6, plan.roof - 6, 36, '#6b4026', 1),
    ellipse(36, plan.belt + 4, 17, 15, 'none', { stroke: '#14161a', 'stroke-width': 3 }),
    `<defs>${clip('pane', shape)}</defs>`,
    fill(shape, '#bcd4e0', { opacity: 0.28 }),
    group({ 'clip-path': 'url(#pane)' }, fill(shape, 'url(#sheen)')),
    stroke(shape, '#0b0d10', 5),
    stroke(shape, darker(paint, 0.2), 2),
    rect(-10, plan.roof - 14, 20, 6.5, '#0b0d10', { rx: 2.4 }),
  ].join('')
}

const wipers = ({ belt, halfBelt }: EndPlan) =>
  stroke(
    `M${-halfBelt * 0.62} ${belt + 3}Q-20 ${belt + 6.5} 4 ${belt + 4.5}M${-halfBelt * 0.1} ${belt + 2}Q30 ${belt + 7} ${halfBelt * 0.66} ${belt + 5}`,
    '#08090b',
    1.4,
  )

function bonnet(plan: EndPlan, paint: Hex, light: Light): string {
  const { half, nose, belt, halfBelt } = plan
  const lid: Corner[] = [
    [0, belt + 2],
    [halfBelt - 10, belt + 1, 6],
    [half - 12, nose + 9, 16],
    [half - 26, nose + 1, 12],
    [half * 0.4, nose - 1, 12],
    [0, nose - 1],
  ]
  return [
    '<defs>',
    linear(
      'bonnet',
      [0, belt + 2, 0, nose - 1],
      [
        [0, mix(paint, light.sky, 0.22)],
        [0.45, mix(paint, light.sky, 0.5)],
        [1, mix(paint, light.sky, 0.1)],
      ],
    ),
    '</defs>',
    fill(symmetric(lid), 'url(#bonnet)'),
    bothSides(
      fill(
        closed([
          [30, belt + 1, 6],
          [42, belt + 1, 6],
          [33, nose, 6],
          [25, nose, 6],
        ]),
        lighter(paint, 0.7),
        { opacity: 0.28, filter: 'url(#soft)' },
      ) +
        stroke(
          open([
            [31, belt + 1],
            [29, (belt + nose) / 2, 8],
            [24, nose],
          ]),
          darker(paint, 0.5),
          0.6,
          { opacity: 0.5 },
        ),
    ),
    stroke(symmetric(lid), darker(paint, 0.75), 0.8, { opacity: 0.65 }),
  ].join('')
}

function lampShape({ half, nose, lamp }: EndPlan): Corner[] {
  if (lamp === 'slim')
    return [
      [half - 42, nose - 10, 4],
      [half - 40, nose - 3, 3],
      [half - 7, nose + 5, 4],
      [half - 3, nose - 1, 3],
      [half - 8, nose - 11, 6],
    ]
  if (lamp === 'round')
    return [
      [half - 35, nose - 8, 10],
      [half - 31, nose + 5, 10],
      [half - 9, nose + 8, 9],
      [half - 5, nose - 5, 9],
      [half - 13, nose - 15, 10],
    ]
  return [
    [half - 32, nose - 16, 3],
    [half - 32, nose - 1, 3],
    [half - 4, nose + 1, 4],
    [half - 3, nose - 14, 4],
  ]
}

function headlamp(plan: EndPlan, light: Light): string {
  const { half, nose, lamp } = plan
  const shape = closed(lampShape(plan))
  const size = lamp === 'slim' ? 4 : 5.6
  const y = lamp === 'slim' ? nose - 4.5 : lamp === 'round' ? nose - 3.5 : nose - 7.5
  const eye = (x: number) =>
    ellipse(x, y, size, size, '#1b242d') +
    ellipse(x, y, size * 0.7, size * 0.7, light.lampsOn ? '#fffbe6' : '#dcebf7') +
    ellipse(x - 1, y + 1.3, size * 0.28, size * 0.28, '#ffffff')
  return [
    `<defs>${linear(
      'lens',
      [half - 40, nose + 6, half, nose - 12],
      [
        [0, '#5d6a76'],
        [0.5, '#c4d0da'],
        [1, '#f4f9fd'],
      ],
    )}${clip('lamp', shape)}</defs>`,
    fill(shape, light.lampsOn ? '#ffeebd' : 'url(#lens)'),
    lamp === 'slim' ? eye(half - 28) + eye(half - 16) : eye(half - 19),
    group(
      { 'clip-path': 'url(#lamp)' },
      stroke(open(lampShape(plan).slice(1, 4)), '#ffffff', 3, { opacity: 0.8 }),
    ),
    stroke(shape, '#0b0d10', 1),
  ].join('')
}

/** What lies below the bonnet: grille, lower intake, fog lamps, plate, badge. */
function fascia(plan: EndPlan, paint: Hex): string {
  const { half, floor, nose } = plan
  const [low, high] = [floor + (plan.clad ? 9 : 5), floor + (plan.clad ? 24 : 21)]
  const intake: Corner[] = [
    [0, high],
    [half * 0.52, high, 4],
    [half * 0.62, low, 4],
    [0, low],
  ]
  const fog = closed([
    [half - 29, high + 2, 3],
    [half - 9, high + 6, 4],
    [half - 10, low + 3, 4],
    [half - 24, low + 1, 4],
  ])
  return [
    stroke(`M${-half + 4} ${nose - 24}Q0 ${nose - 31} ${half - 4} ${nose - 24}`, darker(paint, 0.6), 0.7, {
      opacity: 0.35,
    }),
    grille(plan),
    fill(symmetric(intake), '#0c0e11'),
    stroke(bars(low + 3, high - 2, half * 0.52), '#2a2e34', 0.8),
    bothSides(
      fill(fog, '#0c0e11') +
        ellipse(half - 18, (low + high) / 2 + 2, 4, 4, '#cfdae4') +
        ellipse(half - 19, (low + high) / 2 + 3, 1.6, 1.6, '#ffffff'),
    ),
    plate((nose + floor) / 2 - (plan.grille === 'slim' ? 2 : 9)),
    rect(-half * 0.5, floor + 1.5, half, 2.4, plan.clad ? '#b9bfc6' : '#30343a', { rx: 1.2 }),
  ].join('')
}

const bars = (low: number, high: number, half: number) =>
  Array.from(
    { length: Math.floor((high - low) / 3.4) + 1 },
    (_, i) => `M${-half} ${low + i * 3.4}H${half}`,
  ).join('')

function grille(plan: EndPlan): string {
  const { half, nose, floor } = plan
  const inner = half - (plan.lamp === 'slim' ? 45 : 38)
  const shapes: Record<EndPlan['grille'], Corner[]> = {
    slim: [
      [0, nose - 4],
      [inner, nose - 4, 2],
      [inner - 3, nose - 11, 3],
      [0, nose - 12],
    ],
    wide: [
      [0, nose - 3],
      [inner - 4, nose - 3.5, 4],
      [inner - 10, nose - 21, 8],
      [0, nose - 23],
    ],
    shield: [
      [0, nose - 3],
      [inner - 2, nose - 3, 5],
      [inner + 1, nose - 14, 8],
      [inner - 12, nose - 27, 7],
      [0, nose - 28],
    ],
    bars: [
      [0, nose - 1],
      [inner, nose - 1, 3],
      [inner, nose - 17, 3],
      [0, nose - 17],
    ],
  }
  const shape = symmetric(shapes[plan.grille])
  const upright = Array.from({ length: 7 }, (_, i) =>
    rect(-inner + 6 + (i * (inner * 2 - 18)) / 6, nose - 16, 6, 14, '#0a0c0e', { rx: 2.4 }),
  ).join('')
  const mesh =
    plan.grille === 'bars'
      ? rect(-inner, nose - 17.5, inner * 2, 17, '#8d949c', { rx: 3 }) + upright
      : stroke(bars(Math.max(floor, nose - 27), nose - 4, inner + 2), '#3a3f46', 0.9)
  return [
    `<defs>${clip('grille', shape)}</defs>`,
    fill(shape, '#0c0e11'),
    group({ 'clip-path': 'url(#grille)' }, mesh),
    stroke(shape, '#d9dee4', 1.2, { opacity: 0.9 }),
    ellipse(0, nose - 8, 5.4, 4, '#e9edf1'),
    ellipse(0, nose - 8, 4.2, 2.9, '#39414b'),
    stroke(`M-2.6 ${nose - 8}Q0 ${nose - 5} 2.6 ${nose - 8}`, '#e9edf1', 0.8),
  ].join('')
}

const glare = ({ half, nose }: EndPlan) =>
  `<defs>${radial(
    'glare',
    [half - 22, nose - 4, 46],
    [
      [0, '#fffbe6', 1],
      [0.18, '#fff0c0', 0.55],
      [0.5, '#ffe3a0', 0.16],
      [1, '#ffe3a0', 0],
    ],
  )}</defs>${ellipse(half - 22, nose - 4, 46, 46, 'url(#glare)')}`
