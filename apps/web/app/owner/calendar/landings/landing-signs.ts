import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'

/** The colours of landings, in the order in which they were made: white letters are readable on each (WCAG AA). */
export const LANDING_COLOURS = [
  '#5f3dc4',
  '#9c4a00',
  '#2b7a34',
  '#b3205a',
  '#0b6b7d',
  '#5b6300',
  '#862e9c',
  '#444c54',
] as const

/** How the calendar tells a landing from the others. */
export interface LandingSign {
  readonly id: number
  readonly name: string
  readonly colour: (typeof LANDING_COLOURS)[number]
  /** The first letters of its name. */
  readonly letters: string
}

/** The signs of landings by their id, in the order in which they were made; none where there is only one to tell. */
export function signsOf(
  landings: readonly Pick<OwnedLanding, 'id' | 'displayName'>[],
): ReadonlyMap<number, LandingSign> {
  if (landings.length < 2) return new Map()
  const ordered = landings.toSorted((one, other) => one.id - other.id)
  return new Map(
    ordered.map(({ id, displayName: name }, index) => {
      const colour = LANDING_COLOURS[index % LANDING_COLOURS.length] ?? LANDING_COLOURS[0]
      return [id, { id, name, colour, letters: lettersOf(name) }]
    }),
  )
}

/** The first letters of the first and the last word, as `CN` of "Costa del Norte". */
function lettersOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  return shown.map((word) => [...(word ?? '')][0]?.toUpperCase()).join('')
}
