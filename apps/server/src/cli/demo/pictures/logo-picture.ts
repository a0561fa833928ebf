import { darker, type Hex, lighter } from './color.ts'
import { lettering, placed } from './lettering.ts'
import { logoMarks } from './logo-marks.ts'
import { at, group, rect, stroke } from './svg.ts'

/** The small drawings a logo can carry. */
export type LogoMark = keyof typeof logoMarks

/** What to draw: the name is set in capitals, on two lines when it is long. */
export type LogoPictureSpec = { name: string; mark: LogoMark; primary: Hex; secondary: Hex }

const [WIDTH, HEIGHT] = [500, 160]
const [LEFT, ROOM] = [166, 318]

/** A wide logo on a transparent ground: SVG text, 500 x 160, with no font needed to show it. */
export function logoPicture({ name, mark, primary, secondary }: LogoPictureSpec): string {
  const lines = inLines(name.trim()).map(lettering)
  const widest = Math.max(1, ...lines.map(({ width }) => width))
  const scale = Math.min(lines.length === 1 ? 4.6 : 3.7, (ROOM - 8) / widest)
  const leading = 10 * scale + 22
  const first = HEIGHT / 2 - (10 * scale + leading * (lines.length - 1)) / 2 - 6
  const ink = darker(primary, 0.35)
  const words = lines.map(({ strokes }, i) =>
    group(
      { transform: `translate(${at(LEFT, first + i * leading)}) scale(${scale})` },
      ...strokes.map(({ x, d }) =>
        stroke(d, i === 0 ? ink : lighter(ink, 0.18), 1.55, { transform: placed(x) }),
      ),
    ),
  )
  const foot = first + 10 * scale + leading * (lines.length - 1) + 17
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    group({ transform: 'translate(14 14)' }, logoMarks[mark](primary, secondary)),
    ...words,
    rect(LEFT - 3, foot, 64, 6, secondary, { rx: 3 }),
    rect(LEFT + 67, foot, 14, 6, primary, { rx: 3 }),
    '</svg>',
  ].join('')
}

/** The name on one line, or broken at the space nearest its middle once it has more than eleven letters. */
function inLines(name: string): string[] {
  if (name.length <= 11) return [name]
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index)
  const [best] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best).trim()]
}
