import { between } from '../random.ts'
import { ellipse, linear } from '../svg.ts'
import { bush, pine } from './plants.ts'
import type { Scene } from './scene.ts'
import { cloud, ridge, sky, sun } from './sky.ts'

/** Pine-clad mountains of the island's middle: ridge behind ridge, mist in the valleys. */
export const mountain: Scene = {
  light: { sky: '#e6eef6', horizon: '#dfe6dc', ground: '#7c8a6c', lampsOn: false },
  ground: { verge: ['#86a860', '#6a8f4c'], road: ['#85868a', '#636569'], line: '#f0e6c0', finish: 'asphalt' },
  beyond: (random) =>
    [
      sky([
        [0, '#5b9bd0'],
        [0.5, '#a9d0e6'],
        [0.85, '#f6e7cf'],
      ]),
      sun(430, 240, 52, '#fffdf2', '#fff0cb'),
      ...[
        [980, 170, 380],
        [1500, 270, 420],
        [130, 380, 300],
      ].map(([x = 0, y = 0, w = 0]) => cloud(random, x + between(random, -50, 50), y, w, '#ffffff', 0.75)),
      '<defs>',
      linear(
        'far',
        [0, 260, 0, 640],
        [
          [0, '#8fb0cc'],
          [1, '#d3e0e4'],
        ],
      ),
      linear(
        'middle',
        [0, 360, 0, 700],
        [
          [0, '#5d8ba0'],
          [1, '#b5d0c9'],
        ],
      ),
      linear(
        'close',
        [0, 440, 0, 740],
        [
          [0, '#3e7668'],
          [1, '#86b394'],
        ],
      ),
      linear(
        'near',
        [0, 580, 0, 800],
        [
          [0, '#39704a'],
          [1, '#6b9a58'],
        ],
      ),
      '</defs>',
      ridge(random, 590, 310, 4, 'url(#far)'),
      ridge(random, 620, 240, 6, 'url(#middle)'),
      ellipse(600, 610, 900, 34, '#ffffff', { opacity: 0.3 }),
      ridge(random, 670, 190, 7, 'url(#close)'),
      ellipse(1300, 668, 800, 26, '#ffffff', { opacity: 0.28 }),
      ridge(random, 716, 90, 8, 'url(#near)'),
      ...Array.from({ length: 30 }, (_, i) => {
        const x = i * 62 + between(random, -24, 24)
        return pine(
          random,
          x,
          between(random, 704, 712),
          between(random, 70, 130),
          i % 2 ? '#2f6245' : '#3a7350',
        )
      }),
    ].join(''),
  verge: (random) =>
    [
      ...[
        [70, 470],
        [190, 340],
        [1610, 380],
        [1730, 520],
        [1500, 250],
        [310, 230],
      ].map(([x = 0, height = 0]) => pine(random, x, 828, height, '#27543d')),
      ...[20, 250, 1560, 1780].map((x) => bush(random, x, 834, 58, '#5d9150')),
    ].join(''),
}
