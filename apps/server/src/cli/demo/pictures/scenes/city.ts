import { darker, type Hex, lighter } from '../color.ts'
import { between, type Random } from '../random.ts'
import { at, ellipse, fill, group, rect, stroke } from '../svg.ts'
import { bush, palm } from './plants.ts'
import type { Scene } from './scene.ts'
import { cloud, sky, sun } from './sky.ts'

const FOOT = 808

/** A street of the colonial quarter: painted houses with balconies, a bell gable behind, stone setts in front. */
export const city: Scene = {
  light: { sky: '#f6efe2', horizon: '#f0d9b8', ground: '#9a8a78', lampsOn: false },
  ground: { verge: ['#d9c9ae', '#c8b597'], road: ['#a39b90', '#857d73'], line: '#d8ccb8', finish: 'setts' },
  beyond: (random) =>
    [
      sky([
        [0, '#5aa7d8'],
        [0.5, '#b5dcea'],
        [0.9, '#fdebcf'],
      ]),
      sun(1500, 170, 50, '#fffdf0', '#fff0c4'),
      ...[
        [240, 150, 340],
        [1120, 120, 300],
      ].map(([x = 0, y = 0, w = 0]) => cloud(random, x, y, w, '#ffffff', 0.8)),
      bellGable(905),
      palm(random, 700, 660, 420, -40, ['#4d8d52', '#8a6a4c']),
      palm(random, 1260, 660, 380, 50, ['#4d8d52', '#8a6a4c']),
    ].join(''),
  verge: (random) =>
    [...street(random), bush(random, 360, 812, 42, '#4f8f4d'), bush(random, 1330, 812, 46, '#4f8f4d')].join(
      '',
    ),
}

const walls: readonly Hex[] = ['#e9a15b', '#f2d8a0', '#d9705f', '#79b5b0', '#f0e4cf', '#e3b94f', '#c98a9c']

function street(random: Random): string[] {
  const first = Math.floor(random() * walls.length)
  const widths = [300, 330, 280, 350, 290, 320]
  return widths.map((width, i) => {
    const x = widths.slice(0, i).reduce((sum, each) => sum + each, -30)
    const wall = walls[(first + i * 3) % walls.length] ?? '#f2d8a0'
    return house(random, x, width, between(random, 390, 470), wall)
  })
}

function house(random: Random, x: number, width: number, height: number, wall: Hex): string {
  const top = FOOT - height
  const bays = [0.26, 0.74].map((share) => x + width * share)
  const door = random() < 0.5 ? 0 : 1
  const trim = lighter(wall, 0.62)
  return group(
    {},
    rect(x, top, width, height, wall),
    rect(x + width - 26, top, 26, height, darker(wall, 0.16)),
    rect(x - 4, top - 14, width + 8, 18, trim),
    rect(x, top + 4, width, 14, darker(wall, 0.3), { opacity: 0.4 }),
    rect(x, FOOT - 56, width, 56, darker(wall, 0.34)),
    rect(x, FOOT - height * 0.48, width, 8, trim),
    ...bays.map((centre) => balcony(centre, FOOT - height * 0.48, trim, wall)),
    ...bays.map((centre, i) => (i === door ? archedDoor(centre, trim) : groundWindow(centre, trim))),
    lantern(x + width / 2, FOOT - height * 0.4),
  )
}

const shutters = (wall: Hex) => darker(wall === '#79b5b0' ? '#7a4a2c' : '#2f6f6a', 0.1)

function balcony(x: number, floor: number, trim: Hex, wall: Hex): string {
  const bars = Array.from({ length: 15 }, (_, i) => `M${x - 56 + i * 8} ${floor - 42}v42`).join('')
  return [
    fill(`M${at(x - 36, floor)}V${floor - 128}a36 30 0 0 1 72 0V${floor}Z`, trim),
    fill(`M${at(x - 28, floor)}V${floor - 126}a28 24 0 0 1 56 0V${floor}Z`, '#2b2620'),
    rect(x - 46, floor - 126, 22, 126, shutters(wall)),
    rect(x + 24, floor - 126, 22, 126, shutters(wall)),
    stroke(bars, '#23201d', 2.4),
    stroke(`M${x - 60} ${floor - 43}h120`, '#23201d', 5),
    rect(x - 62, floor - 2, 124, 10, darker(trim, 0.2)),
    ellipse(x - 40, floor - 8, 17, 10, '#d14a7c'),
    ellipse(x - 28, floor - 14, 12, 8, '#e66a98'),
    ellipse(x + 36, floor - 8, 15, 9, '#4f8f4d'),
  ].join('')
}

const archedDoor = (x: number, trim: Hex) =>
  [
    fill(`M${at(x - 50, FOOT)}V${FOOT - 128}a50 46 0 0 1 100 0V${FOOT}Z`, trim),
    fill(`M${at(x - 39, FOOT)}V${FOOT - 126}a39 36 0 0 1 78 0V${FOOT}Z`, '#5d3a24'),
    stroke(
      `M${x} ${FOOT}v-162M${x - 30} ${FOOT - 20}h22v-86h-22ZM${x + 30} ${FOOT - 20}h-22v-86h22Z`,
      '#3f2616',
      3,
    ),
  ].join('')

const groundWindow = (x: number, trim: Hex) =>
  [
    rect(x - 44, FOOT - 156, 88, 108, trim),
    rect(x - 35, FOOT - 148, 70, 92, '#322c26'),
    stroke(
      Array.from({ length: 6 }, (_, i) => `M${x - 26 + i * 10.5} ${FOOT - 148}v92`).join(''),
      '#15130f',
      3,
    ),
    rect(x - 50, FOOT - 52, 100, 9, darker(trim, 0.16)),
  ].join('')

const lantern = (x: number, y: number) =>
  stroke(`M${x} ${y}v-16h14`, '#23201d', 3) +
  fill(`M${at(x - 8, y)}h16l-4 22h-8Z`, '#ffe2a0') +
  stroke(`M${x - 8} ${y}h16l-4 22h-8Z`, '#23201d', 2)

/** A coral-stone church front with two bells. */
function bellGable(x: number): string {
  return [
    fill(`M${x - 150} 700V330h300V700Z`, '#d8c3a0'),
    fill(`M${x + 60} 700V330h90V700Z`, '#bfa884'),
    fill(`M${x - 164} 334h328v-20h-328Z`, '#ead9ba'),
    fill(`M${x - 110} 316V190q0 -24 30 -30q26 -50 80 -62q54 12 80 62q30 6 30 30V316Z`, '#e2cfac'),
    fill(`M${x + 46} 316V130q20 14 34 30q30 6 30 30V316Z`, '#c7b08b'),
    ...[-48, 48].map(
      (dx) =>
        fill(`M${x + dx - 26} 300V232a26 26 0 0 1 52 0V300Z`, '#6d8fa5') +
        fill(`M${x + dx - 15} 268q3 -28 15 -28t15 28l5 8h-40Z`, '#8c6a2f'),
    ),
    stroke(`M${x} 98v-46M${x - 15} 70h30`, '#7a6445', 5),
  ].join('')
}
