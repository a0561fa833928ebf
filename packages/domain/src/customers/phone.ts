/** Digits of a phone number with its country code. ITU-T E.164 allows 15; the shortest local numbers in use have 7. */
const MIN_DIGITS = 7
const MAX_DIGITS = 15

/**
 * Separators between digits; invisible formatting characters come along when a number is copied from an address book.
 */
const SEPARATORS = /[\p{Zs}\p{Pd}\p{Cf}().·/]/gu
const EXTENSION = /(?:ext(?:ensi[oó]n)?|x|#)[\s.:]*(\p{Nd}{1,6})$/iu
/** In `+49 (0)171` the zero is dialled only without the country code. */
const TRUNK_ZERO = /^(\+.*)\(0\)/u

const NUMBER = new RegExp(String.raw`^\+?\p{Nd}{${MIN_DIGITS},${MAX_DIGITS}}$`, 'u')

/**
 * Whether a text is a phone number as people write one: 7 to 15 digits of any script, with blanks, hyphens, dots, parentheses and
 * slashes between them, perhaps a plus before and an extension of up to six digits behind. Source: rules.md, "Phone numbers".
 */
export const isPhone = (text: string): boolean =>
  NUMBER.test(text.trim().replace(EXTENSION, '').replace(SEPARATORS, ''))

/** A phone number as it is dialled: digits, perhaps after a plus, and those of its extension. Digits of other scripts become those. */
export function dialled(text: string): { readonly number: string; readonly extension: string | undefined } {
  const typed = text.trim()
  const extension = EXTENSION.exec(typed)?.[1]
  return {
    number: digitsOf(typed.replace(EXTENSION, '').replace(TRUNK_ZERO, '$1')).replace(/[^\d+]/g, ''),
    extension: extension && digitsOf(extension),
  }
}

/**
 * The `tel:` link of a phone number as people write one, its extension apart: `tel:+18095550100;ext=12`; with its digits with the
 * country code, where they are known, it is dialled from anywhere.
 */
export function phoneLink(text: string, digits?: string): string {
  const { number, extension } = dialled(text)
  return `tel:${digits === undefined ? number : `+${digits}`}${extension === undefined ? '' : `;ext=${extension}`}`
}

/**
 * The digits of a phone number with the country code that it is written with; undefined where it has none. Ten digits with an area
 * code of the Dominican Republic are a number there.
 */
export function internationalDigits(text: string): string | undefined {
  const { number } = dialled(text)
  const digits = number.replace(/\D/g, '')
  if (number.startsWith('+')) return digits.length > MIN_DIGITS ? digits : undefined
  if (/^00[1-9]\d{7,}$/.test(digits)) return digits.slice(2)
  if (/^8[024]9\d{7}$/.test(digits)) return `1${digits}`
  return /^1\d{10}$/.test(digits) ? digits : undefined
}

/**
 * The link that begins a chat with the phone of these digits with the country code, perhaps with these words.
 * Source: WhatsApp, "Click to chat".
 */
export const whatsappLink = (digits: string, text = ''): string =>
  `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`

/**
 * What distinguishes one phone from another as they are written: the digits with the country code where it is, and the extension.
 * Undefined where a text is no phone number.
 */
export function phoneKey(text: string): string | undefined {
  if (!isPhone(text)) return undefined
  const { number, extension } = dialled(text)
  return withExtension(internationalDigits(text) ?? number.replace(/\D/g, ''), extension)
}

/** The digits of a phone with those of its extension, as `phoneKey` spells them. */
export const withExtension = (digits: string, extension: string | undefined): string =>
  extension === undefined ? digits : `${digits}x${extension}`

const digitsOf = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))

/** Unicode keeps the ten digits of a script together, from zero on, and some scripts side by side. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}
