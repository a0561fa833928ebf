/** The text as people compare it: lower case, without accents, without space around it. `Eléctrico` is `electrico`. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()

/** Whether two texts are equal for people: capitals, accents and the number of blanks do not matter. */
export const sameText = (one: string, other: string): boolean => singleSpaced(one) === singleSpaced(other)

/** The text as people compare it, with one blank between words. */
export const singleSpaced = (text: string): string => folded(text).replace(/\s+/g, ' ')
