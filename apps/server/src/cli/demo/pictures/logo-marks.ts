import { darker, type Hex, lighter, mix } from './color.ts'
import { randomFrom } from './random.ts'
import { palm } from './scenes/plants.ts'
import { clip, ellipse, fill, group, linear, rect, stroke } from './svg.ts'

type Mark = (primary: Hex, secondary: Hex) => string

/** A round ground of 132 by 132 for a mark; everything drawn on it stays inside. */
const medallion = (primary: Hex, ...content: string[]) =>
  [
    `<defs>${linear(
      'medallion',
      [0, 0, 0, 132],
      [
        [0, lighter(primary, 0.16)],
        [1, darker(primary, 0.22)],
      ],
    )}${clip('round', 'M66 0A66 66 0 1 1 65.9 0Z')}</defs>`,
    group({ 'clip-path': 'url(#round)' }, rect(0, 0, 132, 132, 'url(#medallion)'), ...content),
  ].join('')

const palmMark: Mark = (primary, secondary) =>
  medallion(
    primary,
    ellipse(84, 58, 27, 27, secondary),
    palm(randomFrom(4), 46, 112, 84, 14, ['#ffffff', '#ffffff']),
    fill('M0 108Q34 96 66 106T132 102V132H0Z', lighter(secondary, 0.2)),
    fill('M0 118Q34 108 66 117T132 113V132H0Z', '#ffffff', { opacity: 0.5 }),
  )

const waveMark: Mark = (primary, secondary) =>
  medallion(
    primary,
    ellipse(90, 38, 15, 15, secondary),
    fill(
      'M-4 92C14 92 22 34 62 34C88 34 94 60 78 66C84 52 62 48 58 66C54 88 92 92 136 80V132H-4Z',
      '#ffffff',
    ),
    fill('M-4 104Q30 88 62 102T136 96V132H-4Z', mix(primary, '#ffffff', 0.45)),
    fill('M-4 118Q30 104 66 116T136 110V132H-4Z', secondary),
  )

const roadMark: Mark = (primary, secondary) =>
  medallion(
    primary,
    ellipse(66, 56, 24, 24, secondary),
    fill('M-4 74Q20 42 44 64Q66 38 92 62Q112 46 136 72V132H-4Z', mix(primary, '#ffffff', 0.55)),
    fill('M-4 78Q66 66 136 78V132H-4Z', darker(primary, 0.4)),
    fill('M60 74H72L112 136H20Z', '#ffffff'),
    stroke('M66 80V86M66 94V103M66 113V128', darker(primary, 0.3), 4.4),
  )

const sunMark: Mark = (primary, secondary) => {
  const rays = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI + (i / 8) * Math.PI
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return `M${(66 + cos * 38).toFixed(1)} ${(78 + sin * 38).toFixed(1)}L${(66 + cos * 51).toFixed(1)} ${(78 + sin * 51).toFixed(1)}`
  })
  return medallion(
    primary,
    stroke(rays.join(''), secondary, 6),
    fill('M36 80A30 30 0 0 1 96 80Z', secondary),
    fill('M-4 80H136V132H-4Z', darker(primary, 0.2)),
    stroke('M22 91H110M34 103H98M48 115H84', '#ffffff', 5),
  )
}

/** The marks by their name, each in a box of 132 by 132. */
export const logoMarks = {
  palm: palmMark,
  wave: waveMark,
  road: roadMark,
  sun: sunMark,
} as const satisfies Record<string, Mark>
