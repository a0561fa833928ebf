import { darker, type Hex, lighter, mix } from '../color.ts'
import type { Light } from '../light.ts'
import { HEIGHT, WIDTH } from '../scenes/scene.ts'
import { blur, clip, closed, ellipse, fill, group, linear, rect, stroke } from '../svg.ts'
import { middleConsole } from './console.ts'
import { dashboard } from './dashboard.ts'
import type { CabinPlan } from './plan.ts'
import { steeringWheel } from './steering-wheel.ts'

/** The cabin around the driver, in pixels of the whole picture; what lies outside shows through the windows. */
export function cabin(plan: CabinPlan, paint: Hex, light: Light, turn: number): string {
  const dim = light.lampsOn ? 0.5 : 0
  const shade = (color: Hex) => darker(color, dim)
  return [
    '<defs>',
    blur('soft', 8),
    clip('windscreen', WINDSCREEN),
    linear(
      'day',
      [0, 560, 0, HEIGHT],
      [
        [0, light.sky, 0.14],
        [0.3, light.sky, 0.02],
        [1, '#000000', 0.3],
      ],
    ),
    '</defs>',
    glassSheen(plan),
    plan.open ? openFrame(shade(paint)) : shell(shade(plan.lining)),
    doors(plan, shade(plan.hide)),
    group({ transform: `translate(0 ${plan.drop})` }, dashboard(plan, shade(plan.hide), shade(paint), light)),
    middleConsole(plan, shade(paint)),
    fill(
      `M0 ${660 + plan.drop}Q300 ${602 + plan.drop} 900 ${586 + plan.drop}T${WIDTH} ${660 + plan.drop}V${HEIGHT}H0Z`,
      'url(#day)',
    ),
    group({ transform: `translate(0 ${plan.drop})` }, steeringWheel(plan, shade(plan.hide), turn)),
    mirror(light),
  ].join('')
}

/** The windscreen's opening, as path data. */
const WINDSCREEN = 'M292 128Q900 70 1508 128Q1560 132 1574 170L1716 660H84L226 170Q240 132 292 128Z'
const SIDES = 'M-10 150L110 128Q136 124 126 152L-10 600ZM1810 150L1690 128Q1664 124 1674 152L1810 600Z'

const glassSheen = (plan: CabinPlan) =>
  fill('M420 100L900 90L560 660H180Z', '#ffffff', { opacity: plan.open ? 0.05 : 0.07 }) +
  fill('M1000 90L1080 92L800 660H700Z', '#ffffff', { opacity: 0.06 })

/** Roof lining and pillars, with the openings left out. */
function shell(lining: Hex): string {
  return [
    `<defs>${linear(
      'lining',
      [0, 0, 0, 640],
      [
        [0, darker(lining, 0.25)],
        [0.2, lining],
        [1, darker(lining, 0.45)],
      ],
    )}</defs>`,
    fill(`M0 0H${WIDTH}V760H0Z${WINDSCREEN}${SIDES}`, 'url(#lining)', { 'fill-rule': 'evenodd' }),
    stroke(WINDSCREEN, '#121417', 14),
    stroke(SIDES, '#121417', 12),
    group(
      { 'clip-path': 'url(#windscreen)' },
      fill('M200 90H1600V184Q900 118 200 184Z', '#14202c', { opacity: 0.34 }),
    ),
    visor(lining),
    group({ transform: `translate(${WIDTH} 0) scale(-1 1)` }, visor(lining)),
    ellipse(900, 32, 120, 22, darker(lining, 0.2)),
    ellipse(866, 32, 26, 9, '#fff8e4'),
    ellipse(934, 32, 26, 9, '#fff8e4'),
    stroke('M226 190L92 640M1574 190L1708 640', lighter(lining, 0.4), 4, { opacity: 0.35 }),
  ].join('')
}

function visor(lining: Hex): string {
  const shape = closed([
    [322, 40, 14],
    [744, 12, 16],
    [752, 74, 20],
    [340, 104, 24],
  ])
  return [
    fill(shape, darker(lining, 0.5), { transform: 'translate(3 7)', opacity: 0.5, filter: 'url(#soft)' }),
    fill(shape, lighter(lining, 0.14)),
    stroke('M350 92Q520 74 730 64', darker(lining, 0.4), 3, { opacity: 0.4 }),
  ].join('')
}

/** The windscreen's frame of a vehicle whose roof is folded away. */
const openFrame = (paint: Hex) =>
  [
    stroke('M70 690L228 172Q242 132 292 128Q900 70 1508 128Q1558 132 1572 172L1730 690', '#101215', 56),
    stroke(
      'M52 690L212 164Q230 116 290 110Q900 50 1510 110Q1570 116 1588 164L1748 690',
      mix(paint, '#ffffff', 0.18),
      12,
    ),
  ].join('')

function doors(plan: CabinPlan, hide: Hex): string {
  const panel = [
    fill('M0 596L96 650Q150 690 168 800L190 1200H0Z', darker(hide, 0.5)),
    fill('M0 740L120 764Q160 780 166 830L172 920Q80 900 0 900Z', hide),
    stroke('M0 596L96 650Q150 690 168 800', '#0d0f12', 10),
    stroke('M20 812L112 822', '#cdd3d9', 12),
    ellipse(70, 1060, 70, 78, '#14161a'),
    ellipse(70, 1060, 54, 60, 'none', { stroke: '#3a3e45', 'stroke-width': 4, 'stroke-dasharray': '3 7' }),
  ].join('')
  return group(
    { transform: `translate(0 ${plan.drop})` },
    panel,
    group({ transform: `translate(${WIDTH} 0) scale(-1 1)` }, panel),
  )
}

const mirror = (light: Light) =>
  [
    `<defs>${linear(
      'behind',
      [0, 130, 0, 206],
      [
        [0, mix(light.sky, '#8fb3cc', 0.3)],
        [0.6, light.horizon],
        [0.62, darker(light.ground, 0.2)],
        [1, darker(light.ground, 0.5)],
      ],
    )}</defs>`,
    rect(890, 74, 20, 54, '#17191d', { rx: 6 }),
    rect(748, 120, 304, 94, '#0e1013', { rx: 38 }),
    rect(760, 130, 280, 74, 'url(#behind)', { rx: 30 }),
    fill('M800 204L860 130H900L840 204Z', '#ffffff', { opacity: 0.25 }),
    fill('M870 204Q872 178 900 178T930 204ZM940 204Q942 184 962 184T984 204Z', '#0b0d10', { opacity: 0.55 }),
  ].join('')
