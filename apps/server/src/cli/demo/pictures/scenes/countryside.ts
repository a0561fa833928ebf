import { darker, lighter } from '../color.ts'
import { between, type Random } from '../random.ts'
import { at, fill, group, linear, rect, stroke } from '../svg.ts'
import { bush, royalPalm } from './plants.ts'
import { type Scene, WIDTH } from './scene.ts'
import { cloud, ridge, sky, sun } from './sky.ts'

/** Sugar-cane country in the late afternoon: royal palms, a mill's chimney, a painted wooden house. */
export const countryside: Scene = {
  light: { sky: '#fdeed8', horizon: '#f3d9a8', ground: '#9a7a52', lampsOn: false },
  ground: { verge: ['#a8bf5a', '#86a548'], road: ['#a0917f', '#7d7063'], line: '#f5e9c8', finish: 'asphalt' },
  beyond: (random) =>
    [
      sky([
        [0, '#4e9ed0'],
        [0.45, '#a8d3dc'],
        [0.75, '#fbe3b2'],
        [0.95, '#f9c987'],
      ]),
      sun(1240, 430, 64, '#fff8df', '#ffdf9b'),
      ...[
        [260, 200, 460],
        [860, 130, 340],
        [1560, 240, 400],
        [640, 330, 260],
      ].map(([x = 0, y = 0, w = 0]) => cloud(random, x + between(random, -60, 60), y, w, '#fffaf0', 0.85)),
      ridge(random, 640, 110, 5, '#9fb8a6'),
      ridge(random, 670, 70, 7, '#7fa47b'),
      chimney(1060, 672),
      ...[
        [520, 250],
        [600, 200],
        [680, 270],
        [1360, 240],
        [1440, 290],
      ].map(([x = 0, height = 0]) => royalPalm(random, x, 690, height, '#5b8f4f')),
      cane(random, 706, 96, '#86ac45'),
    ].join(''),
  verge: (random) =>
    [
      house(140, 800),
      royalPalm(random, 480, 812, 520, '#4c8a44'),
      royalPalm(random, 1590, 816, 600, '#4c8a44'),
      royalPalm(random, 1735, 812, 480, '#437d3e'),
      ...[40, 440, 1500, 1690].map((x) => bush(random, x, 830, 56, '#6d9a45')),
    ].join(''),
}

/** A stand of cane: blades from a common foot, denser than the eye can count. */
function cane(random: Random, foot: number, height: number, tone: string): string {
  const blades = Array.from({ length: 210 }, (_, i) => {
    const x = (i / 210) * (WIDTH + 60) - 30 + between(random, -6, 6)
    const [tall, bow] = [height * between(random, 0.65, 1), between(random, -36, 36)]
    const tip = at(x + bow, foot - tall + Math.abs(bow) * 0.4)
    return {
      light: i % 3 === 0,
      d: `M${at(x - 5, foot)}Q${at(x - 2, foot - tall)} ${tip}Q${at(x + 5, foot - tall * 0.9)} ${at(x + 6, foot)}Z`,
    }
  })
  const drawn = (light: boolean) =>
    blades
      .filter((blade) => blade.light === light)
      .map(({ d }) => d)
      .join('')
  return [
    '<defs>',
    linear(
      `cane-${foot}`,
      [0, foot - height, 0, foot],
      [
        [0, lighter(tone, 0.1)],
        [1, darker(tone, 0.4)],
      ],
    ),
    '</defs>',
    rect(0, foot - height * 0.45, WIDTH, height * 0.45, darker(tone, 0.34)),
    fill(drawn(false), `url(#cane-${foot})`),
    fill(drawn(true), lighter(tone, 0.2), { opacity: 0.85 }),
  ].join('')
}

const chimney = (x: number, y: number) =>
  [
    fill(`M${at(x - 15, y)}L${at(x - 9, y - 230)}H${x + 9}L${at(x + 15, y)}Z`, '#b4664a'),
    fill(`M${at(x + 3, y)}L${at(x + 2, y - 230)}H${x + 9}L${at(x + 15, y)}Z`, '#8c4a38'),
    rect(x - 12, y - 236, 24, 12, '#c98263'),
    fill(`M${at(x + 16, y)}V${y - 74}L${x + 66} ${y - 104}L${x + 116} ${y - 74}V${y}Z`, '#c7b393'),
    fill(`M${at(x + 8, y - 70)}L${x + 66} ${y - 108}L${x + 124} ${y - 70}Z`, '#9d5a45'),
  ].join('')

/** A small board house with a zinc roof, a door, two shuttered windows and a porch. */
function house(x: number, y: number): string {
  const boards = Array.from({ length: 9 }, (_, i) => `M${x} ${y - 150 + i * 17}h250`).join('')
  const shutter = (left: number) =>
    rect(left, y - 122, 44, 62, '#f8f1dd') +
    rect(left + 5, y - 117, 34, 52, '#e2604f') +
    stroke(`M${left + 22} ${y - 117}v52`, '#f8f1dd', 3)
  return group(
    {},
    rect(x, y - 160, 250, 160, '#3fa6a8'),
    stroke(boards, '#2a7f84', 2, { opacity: 0.6 }),
    fill(`M${at(x - 26, y - 150)}L${x + 40} ${y - 236}H${x + 210}L${at(x + 276, y - 150)}Z`, '#b9756a'),
    fill(`M${at(x - 26, y - 150)}h302v10h-302Z`, '#8f544c'),
    shutter(x + 26),
    shutter(x + 180),
    rect(x + 96, y - 126, 58, 126, '#f8f1dd'),
    rect(x + 102, y - 120, 46, 120, '#e9b84a'),
    rect(x - 10, y - 6, 270, 10, '#d9c9a8'),
  )
}
