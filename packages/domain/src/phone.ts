/** Digits of a phone number with its country code. ITU-T E.164 allows 15; the shortest local numbers in use have 7. */
const MIN_DIGITS = 7
const MAX_DIGITS = 15

/**
 * Separators between digits; invisible formatting characters come along when a number is copied from an address book.
 */
const SEPARATORS = /[\p{Zs}\p{Pd}\p{Cf}().·/]/gu
const EXTENSION = /(?:ext(?:ensi[oó]n)?|x|#)[\s.:]*\p{Nd}{1,6}$/iu

const NUMBER = new RegExp(String.raw`^\+?\p{Nd}{${MIN_DIGITS},${MAX_DIGITS}}$`, 'u')

/**
 * Whether a text is a phone number as people write one: 7 to 15 digits of any script, with blanks, hyphens, dots, parentheses and
 * slashes between them, perhaps a plus before and an extension of up to six digits behind. Source: rules.md, "Phone numbers".
 */
export const isPhone = (text: string): boolean =>
  NUMBER.test(text.trim().replace(EXTENSION, '').replace(SEPARATORS, ''))
