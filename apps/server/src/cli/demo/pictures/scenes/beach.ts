import { between, type Random } from '../random.ts'
import { ellipse, fill, linear, rect } from '../svg.ts'
import { bush, palm } from './plants.ts'
import { HORIZON, type Scene, WIDTH } from './scene.ts'
import { cloud, ridge, sky, sun } from './sky.ts'

const SEA = 560

/** A Caribbean beach in the morning: turquoise shallows, white sand, palms at both sides. */
export const beach: Scene = {
  light: { sky: '#e4f5fb', horizon: '#f2e6cf', ground: '#c9b48c', lampsOn: false },
  ground: { verge: ['#f6e7c5', '#e8d2a3'], road: ['#9b968e', '#77736d'], line: '#f4efe2', finish: 'asphalt' },
  beyond: (random) =>
    [
      sky([
        [0, '#2f9fd8'],
        [0.4, '#7cc8ea'],
        [0.72, '#cdeaf0'],
        [0.82, '#fdeed6'],
      ]),
      sun(1330, 250, 58, '#fffbe9', '#fff2c2'),
      ...[
        [300, 230, 420],
        [780, 330, 300],
        [1480, 400, 360],
        [1050, 150, 260],
      ].map(([x = 0, y = 0, w = 0]) => cloud(random, x + between(random, -60, 60), y, w, '#ffffff', 0.82)),
      ridge(random, SEA + 6, 74, 5, '#8fb9c4'),
      sea(random),
    ].join(''),
  verge: (random) =>
    [
      palm(random, 210, 810, 640, 120, ['#3c8a4a', '#8a6a4c']),
      palm(random, 66, 820, 500, -60, ['#2f7a45', '#7d5f45']),
      palm(random, 1640, 812, 600, -130, ['#3c8a4a', '#8a6a4c']),
      palm(random, 1772, 826, 700, 30, ['#347f47', '#7d5f45']),
      bush(random, 60, 830, 90, '#4f9a55'),
      bush(random, 1750, 834, 100, '#4f9a55'),
    ].join(''),
}

function sea(random: Random): string {
  const glints = Array.from({ length: 60 }, () => {
    const y = between(random, SEA + 6, HORIZON - 20)
    const half = between(random, 8, 40) * (0.4 + (y - SEA) / 120)
    const x = random() < 0.5 ? 1330 + between(random, -190, 190) : between(random, 0, WIDTH)
    return ellipse(x, y, half, 1.5, '#ffffff', { opacity: between(random, 0.25, 0.7) })
  })
  return [
    `<defs>${linear(
      'sea',
      [0, SEA, 0, HORIZON],
      [
        [0, '#1878a8'],
        [0.35, '#1f9bbd'],
        [0.75, '#4fc9cf'],
        [1, '#a5e8dc'],
      ],
    )}</defs>`,
    rect(0, SEA, WIDTH, HORIZON - SEA + 60, 'url(#sea)'),
    ...glints,
    fill(
      `M0 ${HORIZON - 4}C300 ${HORIZON - 26} 520 ${HORIZON + 10} 860 ${HORIZON - 8}S1500 ${HORIZON - 22} ${WIDTH} ${HORIZON}V${HORIZON + 160}H0Z`,
      '#ffffff',
      { opacity: 0.85 },
    ),
    fill(
      `M0 ${HORIZON + 8}C320 ${HORIZON - 14} 540 ${HORIZON + 22} 880 ${HORIZON + 4}S1500 ${HORIZON - 8} ${WIDTH} ${HORIZON + 12}V${HORIZON + 160}H0Z`,
      '#f6e7c5',
    ),
  ].join('')
}
