import { sameText } from '../folded.ts'

/**
 * Whether two places are one for an account, on whichever of its landings they are: their names are equal but for capitals,
 * accents and blanks.
 *
 * Source: rules.md, "Places".
 */
export const samePlace = (one: string, other: string): boolean => sameText(one, other)

/** The places of an account by their names, each once, as it is named first. */
export const distinctPlaces = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.findIndex((other) => samePlace(other, name)) === index)
