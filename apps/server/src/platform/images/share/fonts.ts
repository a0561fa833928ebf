import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Font } from 'satori'

/** Inter comes in parts by script, each with the ranges of its characters. */
const files = join(
  createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-500-normal.woff'),
  '..',
)
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const
export type Part = (typeof PARTS)[number]

const WEIGHTS = [500, 700] as const
export type Weight = (typeof WEIGHTS)[number]

/** Controls, direction marks, private and unassigned characters: nothing visible. */
const UNSEEN = /[\p{C}\u2028\u2029\ufffd]/u

/** The `font-family` with every part, as a text may mix scripts. */
export const FONT_FAMILY = PARTS.join(', ')

/** The text without characters that the font lacks, such as Chinese ones or emoji; it may be empty. */
export function drawable(text: string): string {
  const known = [...text.normalize('NFC').replace(/\s/g, ' ')].filter(
    (one) => !UNSEEN.test(one) && partOf(one) !== undefined,
  )
  const tidy = known.join('').replace(/ +/g, ' ').trim()
  // Punctuation between removed characters is removed too.
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : ''
}

/** The parts of the font that a text needs, and the one that is always needed. */
export function fontsFor(text: string): Font[] {
  const needed = new Set<Part>(['latin', ...[...text].flatMap((one) => partOf(one) ?? [])])
  return PARTS.filter((part) => needed.has(part)).flatMap((part) =>
    WEIGHTS.map((weight) => ({ name: part, weight, style: 'normal' as const, data: fontFile(part, weight) })),
  )
}

/** The part of the font that has a character; undefined where none has. */
export const partOf = (character: string): Part | undefined => {
  const point = character.codePointAt(0) ?? 0
  return PARTS.find((part) => ranges()[part].some(([first, last]) => first <= point && point <= last))
}

let readRanges: Record<Part, [first: number, last: number][]> | undefined

function ranges() {
  readRanges ??= Object.fromEntries(
    Object.entries(
      JSON.parse(readFileSync(join(files, '../unicode.json'), 'utf8')) as Record<Part, string>,
    ).map(([part, list]) => [
      part,
      list.split(',').map((range) => {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((point) => Number.parseInt(point, 16))
        return [first, last]
      }),
    ]),
  ) as Record<Part, [number, number][]>
  return readRanges
}

const read = new Map<string, Buffer>()

/** The WOFF file of a part of the font. */
export function fontFile(part: Part, weight: Weight): Buffer {
  const name = `inter-${part}-${weight}-normal.woff`
  const file = read.get(name) ?? readFileSync(join(files, name))
  read.set(name, file)
  return file
}
