const LONGEST = 120

/** One line of a bounded length; applying it again changes nothing. */
export const line = (value: string, longest = LONGEST): string =>
  value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
    .toWellFormed()
