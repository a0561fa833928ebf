import type { Light } from '../light.ts'
import {
  at,
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
import type { SidePlan } from './plan.ts'

const middle = (corners: readonly Corner[]) => ({
  x: corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
})

/** The headlight and tail light where they wrap around the corners, and the marker on the front bumper. */
export function lights(plan: SidePlan, light: Light): string {
  const [front, rear] = [closed(plan.headlight), closed(plan.taillight)]
  const lamp = middle(plan.headlight)
  return [
    '<defs>',
    linear(
      'lens',
      [lamp.x - 20, lamp.y + 10, lamp.x + 24, lamp.y - 8],
      [
        [0, '#f7fbff'],
        [0.5, '#b9c6d2'],
        [1, '#5b6874'],
      ],
    ),
    linear(
      'red',
      [0, lamp.y + 30, 0, lamp.y - 14],
      [
        [0, '#ff6a55'],
        [0.5, '#c8161d'],
        [1, '#6d0a10'],
      ],
    ),
    clip('front-lamp', front),
    '</defs>',
    fill(front, light.lampsOn ? '#fff6d8' : 'url(#lens)'),
    group(
      { 'clip-path': 'url(#front-lamp)' },
      ellipse(lamp.x - 5, lamp.y, 5.6, 5.6, '#25303a', { opacity: light.lampsOn ? 0.1 : 0.75 }),
      ellipse(lamp.x - 6, lamp.y + 0.8, 3.4, 3.4, '#e8f2fb'),
      stroke(open(plan.headlight.slice(0, 3)), '#ffffff', 2.2, { opacity: 0.9 }),
    ),
    stroke(front, '#0d1014', 0.9, { opacity: 0.8 }),
    fill(rear, light.lampsOn ? '#ff3b30' : 'url(#red)'),
    stroke(open(plan.taillight.slice(0, 3)), '#ffb3a6', 0.9, {
      opacity: 0.75,
      transform: 'translate(-0.6 -1.6)',
    }),
    stroke(rear, '#2a0508', 0.8, { opacity: 0.8 }),
    rect(12, plan.sill.height + 16, 9, 2.2, '#ff9d2e', { rx: 1.1, opacity: 0.9 }),
  ].join('')
}

/** What lit lamps throw after dark: a beam ahead of the vehicle, a red glow behind it. */
export function lampsAhead(plan: SidePlan): string {
  const [lamp, tail] = [middle(plan.headlight), middle(plan.taillight)]
  return [
    '<defs>',
    linear(
      'beam',
      [lamp.x, 0, -150, 0],
      [
        [0, '#fff2c4', 0.5],
        [0.4, '#ffe9a8', 0.16],
        [1, '#ffe9a8', 0],
      ],
    ),
    radial(
      'halo',
      [lamp.x - 8, lamp.y, 40],
      [
        [0, '#fff6dc', 0.95],
        [0.25, '#ffeab0', 0.4],
        [1, '#ffeab0', 0],
      ],
    ),
    radial(
      'ember',
      [tail.x + 4, tail.y, 34],
      [
        [0, '#ff4a3a', 0.75],
        [1, '#ff4a3a', 0],
      ],
    ),
    '</defs>',
    fill(`M${at(10, lamp.y + 4)}L${at(-170, lamp.y + 12)}V-8L${at(10, lamp.y - 8)}Z`, 'url(#beam)', {
      filter: 'url(#softer)',
    }),
    ellipse(lamp.x - 8, lamp.y, 40, 40, 'url(#halo)'),
    ellipse(tail.x + 4, tail.y, 34, 34, 'url(#ember)'),
  ].join('')
}
