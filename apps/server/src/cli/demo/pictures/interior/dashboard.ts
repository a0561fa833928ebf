import { darker, type Hex, lighter, mix } from '../color.ts'
import type { Light } from '../light.ts'
import { ellipse, fill, group, linear, rect, stroke } from '../svg.ts'
import type { CabinPlan } from './plan.ts'
import { display } from './screen.ts'

const WOOD: Hex = '#7b4a2a'
const METAL: Hex = '#b4bbc3'

/** The dashboard: pad, inlay, vents, instruments behind the wheel, screen, glove box. */
export function dashboard(plan: CabinPlan, hide: Hex, paint: Hex, light: Light): string {
  const inlay = { paint, wood: WOOD, metal: METAL }[plan.inlay]
  const pad = mix('#1d2025', hide, 0.12)
  return [
    '<defs>',
    linear(
      'pad',
      [0, 570, 0, 760],
      [
        [0, lighter(pad, 0.22)],
        [0.3, pad],
        [1, darker(pad, 0.5)],
      ],
    ),
    linear(
      'face',
      [0, 740, 0, 1240],
      [
        [0, mix(hide, '#17191d', 0.1)],
        [0.35, darker(hide, 0.3)],
        [1, darker(hide, 0.7)],
      ],
    ),
    linear(
      'inlay',
      [0, 752, 0, 806],
      [
        [0, lighter(inlay, 0.45)],
        [0.3, inlay],
        [1, darker(inlay, 0.4)],
      ],
    ),
    '</defs>',
    fill('M0 680Q300 622 900 606T1800 680V1300H0Z', 'url(#face)'),
    fill('M0 660Q300 602 900 586T1800 660V770Q1300 724 900 724T0 770Z', 'url(#pad)'),
    stroke('M0 662Q300 604 900 588T1800 662', mix(light.sky, '#ffffff', 0.3), 4, { opacity: 0.4 }),
    stroke('M0 742Q300 700 900 698T1800 742', lighter(hide, 0.35), 3, {
      opacity: 0.6,
      'stroke-dasharray': '12 7',
    }),
    fill('M0 790Q300 748 900 744T1800 790V838Q1300 794 900 792T0 838Z', 'url(#inlay)'),
    plan.inlay === 'wood'
      ? stroke('M0 806Q300 764 900 760T1800 806M0 824Q420 776 900 776T1800 822', '#4d2a15', 2, {
          opacity: 0.5,
        })
      : '',
    stroke('M0 792Q300 750 900 746T1800 792', '#ffffff', 2, { opacity: 0.45 }),
    vent(196, 800, -5),
    vent(1584, 796, 5),
    plan.screen === 'panorama' ? '' : vent(1290, 772, 2),
    hood(),
    gloveBox(hide),
    group({}, display(plan.screen, light)),
  ].join('')
}

function vent(x: number, y: number, angle: number): string {
  const slats = [-20, -4, 12].map((dy) => `M-62 ${dy}H62`).join('')
  return group(
    { transform: `translate(${x} ${y}) rotate(${angle})` },
    rect(-80, -42, 160, 80, '#c3c9cf', { rx: 24 }),
    rect(-75, -37, 150, 70, '#0e1013', { rx: 20 }),
    stroke(slats, '#3a3f46', 7),
    rect(-7, -32, 14, 60, '#24282e', { rx: 5 }),
  )
}

/** The hooded instruments: two dials with needles, a small display between them. */
function hood(): string {
  const dial = (x: number, angle: number, tint: Hex) => {
    const ticks = Array.from({ length: 11 }, (_, i) => {
      const turn = ((-210 + i * 24) * Math.PI) / 180
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return `M${(x + cos * 58).toFixed(1)} ${(690 + sin * 58).toFixed(1)}L${(x + cos * 68).toFixed(1)} ${(690 + sin * 68).toFixed(1)}`
    })
    return [
      ellipse(x, 690, 78, 78, '#12161c'),
      ellipse(x, 690, 76, 76, 'none', { stroke: tint, 'stroke-width': 3, opacity: 0.7 }),
      stroke(ticks.join(''), '#e9eef3', 3.4),
      group({ transform: `rotate(${angle} ${x} 690)` }, stroke(`M${x} 702V634`, '#ff5a3c', 4.4)),
      ellipse(x, 690, 12, 12, '#2a2f36'),
    ].join('')
  }
  return [
    fill('M232 772Q244 584 330 566Q480 542 630 566Q716 584 728 772Z', '#16181c'),
    fill('M256 772Q268 612 340 594Q480 572 620 594Q692 612 704 772Z', '#07090c'),
    stroke('M236 742Q250 590 330 568Q480 544 630 568Q710 590 724 742', '#ffffff', 3, { opacity: 0.25 }),
    dial(366, -62, '#6fc3ff'),
    dial(594, 24, '#6fc3ff'),
    rect(452, 640, 56, 92, '#12202c', { rx: 8 }),
    fill('M462 716L474 660H486L498 716Z', '#38536a'),
    rect(470, 686, 20, 12, '#9fe0ff', { rx: 4 }),
  ].join('')
}

const gloveBox = (hide: Hex) =>
  [
    stroke(
      'M1240 880Q1440 862 1640 884Q1650 960 1636 1040Q1440 1022 1256 1036Q1240 960 1240 880Z',
      darker(hide, 0.75),
      5,
      { opacity: 0.8 },
    ),
    stroke('M1244 886Q1440 868 1636 890', lighter(hide, 0.4), 3, { opacity: 0.4 }),
    rect(1404, 894, 84, 18, '#14161a', { rx: 9 }),
  ].join('')
