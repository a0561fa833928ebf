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

/**
 * The `tel:` link of a phone number as people write one, its extension apart: `tel:+18095550100;ext=12`. Digits of other scripts
 * become those that are dialled.
 */
export function phoneLink(text: string): string {
  const number = text.trim()
  const extension = EXTENSION.exec(number)?.[1]
  const dialled = digitsOf(number.replace(EXTENSION, '').replace(TRUNK_ZERO, '$1')).replace(/[^\d+]/g, '')
  return extension === undefined ? `tel:${dialled}` : `tel:${dialled};ext=${digitsOf(extension)}`
}

/**
 * The digits of a phone number with its country code; undefined where it has none. Ten digits with an area code of the Dominican
 * Republic are a number there.
 */
export function internationalDigits(text: string): string | undefined {
  const dialled = dialledOf(text)
  const digits = dialled.replace(/\D/g, '')
  if (dialled.startsWith('+')) return digits.length > MIN_DIGITS ? digits : undefined
  if (/^00[1-9]\d{7,}$/.test(digits)) return digits.slice(2)
  if (/^8[024]9\d{7}$/.test(digits)) return `1${digits}`
  return /^1\d{10}$/.test(digits) ? digits : undefined
}

/**
 * The link that begins a chat with a number, perhaps with these words; undefined where it has no country code.
 * Source: WhatsApp, "Click to chat".
 */
export function whatsappLink(number: string, text = ''): string | undefined {
  const digits = internationalDigits(number)
  if (digits === undefined) return undefined
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`
}

/**
 * What distinguishes one phone from another: the digits with the country code where it is known, and the extension. Undefined
 * where a text is no phone number.
 */
export function phoneKey(text: string): string | undefined {
  if (!isPhone(text)) return undefined
  const digits = internationalDigits(text) ?? dialledOf(text).replace(/\D/g, '')
  const [, extension] = phoneLink(text).split(';ext=')
  return extension === undefined ? digits : `${digits}x${extension}`
}

const dialledOf = (text: string): string =>
  phoneLink(text)
    .replace(/^tel:/, '')
    .replace(/;ext=.*$/, '')

const digitsOf = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))

/** Unicode keeps the ten digits of a script together, from zero on, and some scripts side by side. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}
