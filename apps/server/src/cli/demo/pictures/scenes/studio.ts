import { between } from '../random.ts'
import { ellipse, linear, radial, rect } from '../svg.ts'
import { HEIGHT, type Scene, WIDTH } from './scene.ts'

/** A photographer's studio: a seamless backdrop, a soft light overhead, a pool of light on the floor. */
export const studio: Scene = {
  light: { sky: '#ffffff', horizon: '#e8edf2', ground: '#aab3bd', lampsOn: false },
  ground: { verge: ['#dfe5ea', '#d3dae1'], road: ['#cfd7df', '#b4bec9'], line: '#ffffff', finish: 'floor' },
  verge: () => '',
  beyond: (random) => {
    const centre = between(random, 780, 1020)
    return [
      '<defs>',
      linear(
        'wall',
        [0, 0, 0, HEIGHT],
        [
          [0, '#aeb9c5'],
          [0.35, '#d5dde4'],
          [0.56, '#eef2f5'],
          [1, '#cfd7df'],
        ],
      ),
      radial(
        'spot',
        [centre, 470, 980],
        [
          [0, '#ffffff', 0.95],
          [0.4, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ],
      ),
      radial(
        'corners',
        [900, 560, 1250],
        [
          [0.55, '#33414f', 0],
          [1, '#33414f', 0.42],
        ],
      ),
      linear(
        'softbox',
        [0, 60, 0, 150],
        [
          [0, '#ffffff'],
          [1, '#f4f8fb'],
        ],
      ),
      '</defs>',
      rect(0, 0, WIDTH, HEIGHT, 'url(#wall)'),
      ellipse(centre, 470, 980, 760, 'url(#spot)'),
      rect(0, 0, WIDTH, HEIGHT, 'url(#corners)'),
      rect(430, 64, 940, 60, 'url(#softbox)', { rx: 30, opacity: 0.95 }),
      rect(480, 140, 840, 8, '#ffffff', { rx: 4, opacity: 0.5 }),
    ].join('')
  },
}
