import { type Hex, lighter, mix } from '../color.ts'
import { between, pick, type Random } from '../random.ts'
import { at, ellipse, fill, radial, rect, stroke } from '../svg.ts'
import { type Scene, WIDTH } from './scene.ts'
import { ridge, sky, sun } from './sky.ts'

const FOOT = 706

/** The seafront after sunset: lit towers under a violet sky, street lamps, their shine on the road. */
export const night: Scene = {
  light: { sky: '#8f86c9', horizon: '#f0956b', ground: '#2a2c40', lampsOn: true },
  ground: { verge: ['#35324d', '#2b2a42'], road: ['#2b2c3f', '#191a27'], line: '#d8c27a', finish: 'asphalt' },
  beyond: (random) =>
    [
      sky([
        [0, '#10143a'],
        [0.4, '#37296b'],
        [0.68, '#8c3f7d'],
        [0.85, '#e56f62'],
        [1, '#fbb36b'],
      ]),
      stars(random),
      sun(1420, 200, 40, '#fdf4de', '#cfc2f0'),
      ridge(random, 720, 150, 5, '#4a2f66'),
      ...skyline(random, 90, 230, 460, '#3b2a63', 0.22),
      ...skyline(random, 120, 160, 340, '#241f4a', 0.34),
      rect(0, FOOT - 26, WIDTH, 30, '#1d1b35'),
    ].join(''),
  verge: () => [...[150, 640, 1160, 1650].map((x) => lamp(x))].join(''),
}

const stars = (random: Random) =>
  Array.from({ length: 70 }, () => {
    const size = between(random, 0.8, 2.2)
    return ellipse(random() * WIDTH, random() * 360, size, size, '#ffffff', {
      opacity: between(random, 0.25, 0.85),
    })
  }).join('')

const glows: readonly [Hex, ...Hex[]] = ['#ffd98a', '#ffc46b', '#fff0c9', '#ffb45e', '#a8d8ff']

function skyline(
  random: Random,
  narrow: number,
  low: number,
  high: number,
  tone: Hex,
  lit: number,
): string[] {
  const towers: string[] = []
  for (let x = -40; x < WIDTH; ) {
    const [width, height] = [between(random, narrow * 0.7, narrow * 1.5), between(random, low, high)]
    towers.push(tower(random, x, width, height, tone, lit))
    x += width + between(random, -12, 30)
  }
  return towers
}

function tower(random: Random, x: number, width: number, height: number, tone: Hex, lit: number): string {
  const top = FOOT - height
  const windows: string[] = []
  for (let y = top + 18; y < FOOT - 36; y += 22)
    for (let wx = x + 12; wx < x + width - 16; wx += 18)
      if (random() < lit)
        windows.push(rect(wx, y, 9, 12, pick(random, glows), { opacity: between(random, 0.55, 1) }))
  const mast =
    random() < 0.35
      ? stroke(`M${at(x + width / 2, top)}v-52`, tone, 4) +
        ellipse(x + width / 2, top - 54, 3.4, 3.4, '#ff5d5d')
      : ''
  return [
    mast,
    rect(x, top, width, height, tone),
    rect(x, top, width * 0.16, height, mix(tone, '#f0956b', 0.3), { opacity: 0.7 }),
    rect(x, top, width, 5, lighter(tone, 0.2)),
    ...windows,
  ].join('')
}

const lamp = (x: number) =>
  [
    `<defs>${radial(
      `lamp-${x}`,
      [x + 54, 432, 190],
      [
        [0, '#fff3cf', 0.95],
        [0.1, '#ffe2a0', 0.6],
        [0.4, '#ffc46b', 0.16],
        [1, '#ffc46b', 0],
      ],
    )}</defs>`,
    stroke(`M${x} ${FOOT + 118}V446q0 -24 24 -24h24`, '#12122a', 8),
    fill(`M${at(x + 34, 418)}h38l8 12h-54Z`, '#12122a'),
    ellipse(x + 54, 432, 190, 190, `url(#lamp-${x})`),
    ellipse(x + 54, 432, 18, 6, '#fffbe8'),
  ].join('')
