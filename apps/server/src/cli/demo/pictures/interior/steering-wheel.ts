import { darker, type Hex, lighter } from '../color.ts'
import { ellipse, fill, group, linear, rect, stroke } from '../svg.ts'
import type { CabinPlan } from './plan.ts'

/** The steering wheel in front of the driver, turned by a few degrees. */
export function steeringWheel(plan: CabinPlan, hide: Hex, turn: number): string {
  const rim =
    plan.wheel === 'flat'
      ? 'M-238 20C-246 -130 -130 -236 0 -236S246 -130 238 20C232 110 196 176 140 204Q126 210 108 210H-108Q-126 210 -140 204C-196 176 -232 110 -238 20Z'
      : 'M0 -240A240 240 0 1 1 -0.1 -240Z'
  const stitched = hide === '#2c2f35' ? '#d9534a' : lighter(hide, 0.25)
  return group(
    { transform: 'translate(480 880)' },
    '<defs>',
    linear(
      'leather',
      [0, -240, 0, 240],
      [
        [0, '#4a4e56'],
        [0.25, '#23262b'],
        [1, '#0f1114'],
      ],
    ),
    linear(
      'boss',
      [0, -80, 0, 110],
      [
        [0, '#34383f'],
        [1, '#15171b'],
      ],
    ),
    '</defs>',
    stroke(rim, '#000000', 56, { opacity: 0.35, filter: 'url(#soft)', transform: 'translate(6 14)' }),
    group(
      { transform: `rotate(${turn})` },
      stroke('M-226 16L-60 12M226 16L60 12', '#15171b', 54),
      stroke('M-204 14L-70 10M204 14L70 10', '#aab1b9', 12, { opacity: 0.85 }),
      fill('M-34 60H34L22 222H-22Z', '#15171b'),
      fill('M-14 96H14L9 206H-9Z', '#aab1b9', { opacity: 0.85 }),
      fill(
        'M-92 -54Q0 -84 92 -54Q112 -46 108 -20L92 64Q84 96 52 100H-52Q-84 96 -92 64L-108 -20Q-112 -46 -92 -54Z',
        'url(#boss)',
      ),
      stroke('M-88 -52Q0 -80 88 -52', '#ffffff', 2.4, { opacity: 0.3 }),
      ellipse(0, 10, 32, 25, '#c9cfd6'),
      ellipse(0, 10, 27, 20.5, '#22262c'),
      stroke('M-16 12Q0 -8 16 12', '#c9cfd6', 5),
      ...[-150, 150].map((x) => pad(x)),
      stroke(rim, '#0b0c0e', 48),
      stroke(rim, 'url(#leather)', 42),
      stroke(rim, stitched, 2.2, { 'stroke-dasharray': '9 8', opacity: 0.6 }),
      stroke('M-170 -178A246 246 0 0 1 120 -214', '#ffffff', 7, { opacity: 0.22 }),
      rect(-20, -262, 40, 46, darker(stitched, 0.2), { rx: 4, opacity: plan.wheel === 'flat' ? 0.85 : 0 }),
    ),
  )
}

const pad = (x: number) =>
  [
    rect(x - 30, -10, 60, 46, '#0d0f12', { rx: 14 }),
    ...[-14, 14].map((dx) => ellipse(x + dx, 13, 7, 7, '#4d545d')),
    rect(x - 4, 0, 8, 26, '#767e88', { rx: 4 }),
  ].join('')
