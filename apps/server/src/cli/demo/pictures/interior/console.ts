import { type Hex, mix } from '../color.ts'
import { ellipse, fill, linear, rect, stroke } from '../svg.ts'
import type { CabinPlan } from './plan.ts'

/** Climate controls and the console between the seats, with the gear selector and two cups' places. */
export function middleConsole(plan: CabinPlan, paint: Hex): string {
  const low = plan.screen === 'tall' ? 44 : 0
  return [
    '<defs>',
    linear(
      'console',
      [780, 0, 1180, 0],
      [
        [0, '#101215'],
        [0.2, '#2b2f35'],
        [0.8, '#23262b'],
        [1, '#0d0f12'],
      ],
    ),
    '</defs>',
    fill('M806 880H1168L1196 1010L1260 1200H700L776 1010Z', 'url(#console)'),
    stroke(
      'M806 884L776 1012L704 1200M1168 884L1196 1012L1256 1200',
      plan.inlay === 'paint' ? paint : '#aab1b9',
      6,
      { opacity: 0.9 },
    ),
    plan.screen === 'tall' ? '' : climate(),
    cups(),
    selector(plan.gear, low),
  ].join('')
}

const climate = () =>
  [
    rect(832, 852, 310, 78, '#0d0f12', { rx: 22 }),
    ...[880, 1094].map(
      (x) =>
        ellipse(x, 891, 30, 30, '#b9c0c8') +
        ellipse(x, 891, 24, 24, '#1a1d22') +
        stroke(`M${x} 884V872`, '#ffb45e', 4),
    ),
    rect(932, 872, 110, 38, '#12202c', { rx: 8 }),
    rect(946, 886, 34, 9, '#9fe0ff', { rx: 4 }),
    rect(994, 886, 34, 9, '#ff9d7a', { rx: 4 }),
  ].join('')

const cups = () =>
  [1074, 1150]
    .map(
      (x, i) =>
        ellipse(x, 1120 + i * 4, 34, 21, '#9aa1a9') +
        ellipse(x, 1121 + i * 4, 30, 18, '#08090b') +
        ellipse(x, 1127 + i * 4, 22, 11, '#15181c'),
    )
    .join('')

function selector(gear: CabinPlan['gear'], low: number): string {
  const y = 1052 + low
  if (gear === 'dial')
    return [
      ellipse(938, y + 12, 72, 46, '#08090b'),
      ellipse(938, y, 66, 42, '#aab1b9'),
      ellipse(938, y - 4, 57, 35, '#1b1e23'),
      ellipse(938, y - 6, 40, 24, '#2a2e35'),
      ...[-26, 0, 26].map((dx, i) =>
        rect(934 + dx, y + 50, 9, 9, i === 1 ? '#5ad1a8' : '#5b626b', { rx: 3 }),
      ),
    ].join('')
  const knob =
    gear === 'stick'
      ? ellipse(936, y - 84, 40, 40, '#0b0d10') +
        ellipse(936, y - 86, 37, 37, '#2b2f35') +
        ellipse(924, y - 100, 13, 9, '#ffffff', { opacity: 0.35 }) +
        stroke(`M924 ${y - 92}V${y - 76}M936 ${y - 92}V${y - 76}M948 ${y - 92}V${y - 84}H924`, '#d9dee4', 3)
      : rect(902, y - 122, 70, 78, '#0b0d10', { rx: 26 }) +
        rect(906, y - 120, 62, 70, mix('#2b2f35', '#ffffff', 0.06), { rx: 24 }) +
        rect(918, y - 112, 38, 10, '#d9dee4', { rx: 5 })
  return [
    fill(
      `M868 ${y + 40}Q890 ${y - 20} 916 ${y - 40}H958Q982 ${y - 20} 1006 ${y + 40}Q936 ${y + 72} 868 ${y + 40}Z`,
      '#131518',
    ),
    stroke(`M868 ${y + 40}Q936 ${y + 72} 1006 ${y + 40}`, '#aab1b9', 6),
    stroke(
      `M896 ${y + 10}Q936 ${y + 26} 978 ${y + 10}M908 ${y - 18}Q936 ${y - 8} 966 ${y - 18}`,
      '#3a3f46',
      3,
    ),
    rect(926, y - 66, 20, 44, '#aab1b9', { rx: 6 }),
    knob,
  ].join('')
}
