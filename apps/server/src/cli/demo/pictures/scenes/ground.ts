import { darker, lighter } from '../color.ts'
import { between, type Random } from '../random.ts'
import { at, ellipse, fill, linear, rect, stroke } from '../svg.ts'
import { type Ground, HEIGHT, HORIZON, WIDTH } from './scene.ts'

/** Where the road begins when it runs across the picture. */
const KERB = 838

const surfaces = (ground: Ground, kerb: number) =>
  [
    linear(
      'verge',
      [0, HORIZON, 0, kerb],
      [
        [0, ground.verge[0]],
        [1, ground.verge[1]],
      ],
    ),
    linear(
      'road',
      [0, kerb, 0, HEIGHT],
      [
        [0, ground.road[0]],
        [1, ground.road[1]],
      ],
    ),
    linear(
      'near-shade',
      [0, 1000, 0, HEIGHT],
      [
        [0, '#05070c', 0],
        [1, '#05070c', 0.28],
      ],
    ),
  ].join('')

/** The ground with its road running from left to right. */
export function groundAcross(ground: Ground, random: Random): string {
  if (ground.finish === 'floor') return floor(ground)
  return [
    `<defs>${surfaces(ground, KERB)}</defs>`,
    rect(0, HORIZON, WIDTH, KERB - HORIZON + 2, 'url(#verge)'),
    rect(0, KERB, WIDTH, HEIGHT - KERB, 'url(#road)'),
    rect(0, KERB - 12, WIDTH, 12, lighter(ground.verge[1], 0.3)),
    rect(0, KERB, WIDTH, 7, darker(ground.road[0], 0.5)),
    ground.finish === 'setts' ? setts(ground) : grain(ground, random),
    ground.finish === 'asphalt' ? fill(`M0 1118H${WIDTH}V1130H0Z`, ground.line, { opacity: 0.75 }) : '',
    rect(0, 1000, WIDTH, 200, 'url(#near-shade)'),
  ].join('')
}

/** The ground with its road running from the viewer into the distance. */
export function groundAhead(ground: Ground, random: Random): string {
  if (ground.finish === 'floor') return floor(ground)
  const far = HORIZON + 8
  return [
    `<defs>${surfaces(ground, HORIZON)}</defs>`,
    rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'url(#verge)'),
    fill(`M${at(790, far)}H1010L${at(2300, HEIGHT)}H-500Z`, 'url(#road)'),
    ground.finish === 'setts' ? setts(ground) : grain(ground, random),
    fill(`M${at(800, far)}L${at(-380, HEIGHT)}H-440L${at(794, far)}Z`, ground.line, { opacity: 0.85 }),
    fill(`M${at(1000, far)}L${at(2180, HEIGHT)}H2240L${at(1006, far)}Z`, ground.line, { opacity: 0.85 }),
    rect(0, 1000, WIDTH, 200, 'url(#near-shade)'),
  ].join('')
}

function floor(ground: Ground): string {
  return `<defs>${linear(
    'floor',
    [0, HORIZON - 40, 0, HEIGHT],
    [
      [0, ground.road[0], 0],
      [0.25, ground.road[0], 0.9],
      [1, ground.road[1]],
    ],
  )}</defs>${rect(0, HORIZON - 40, WIDTH, HEIGHT - HORIZON + 40, 'url(#floor)')}`
}

/** Faint streaks that keep a plain road from looking flat. */
function grain(ground: Ground, random: Random): string {
  return Array.from({ length: 46 }, () => {
    const y = between(random, KERB + 24, HEIGHT)
    const length = between(random, 30, 190) * ((y - HORIZON) / 400)
    const tone = random() < 0.5 ? lighter(ground.road[1], 0.3) : darker(ground.road[1], 0.3)
    return ellipse(between(random, 0, WIDTH), y, length, between(random, 1, 2.4), tone, { opacity: 0.22 })
  }).join('')
}

function setts(ground: Ground): string {
  const rows = [0, 22, 48, 78, 114, 156, 206, 264, 332].map((depth) => KERB + 7 + depth)
  const joints = rows.flatMap((y, i) => {
    const below = rows[i + 1] ?? HEIGHT + 40
    const step = 46 + i * 15
    const shift = i % 2 ? step / 2 : 0
    return [
      `M0 ${y}H${WIDTH}`,
      ...Array.from({ length: Math.ceil(WIDTH / step) + 1 }, (_, n) => {
        const x = (n - Math.floor(WIDTH / step / 2)) * step + shift
        return `M${at(900 + x, y)}L${at(900 + x * 1.09, below)}`
      }),
    ]
  })
  return stroke(joints.join(''), darker(ground.road[1], 0.5), 2.4, { opacity: 0.34 })
}
