import { randomBytes } from 'node:crypto'

/** Digits and capitals without ambiguous ones: Crockford's base 32 (https://www.crockford.com/base32.html). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A new reservation's number, such as `K7Q4-9MXT-3HRD`: 60 random bits, so that it can't be guessed, in characters that
 * can be read out at a counter and over a telephone.
 */
export function newReservationNumber(): string {
  const signs = Array.from(randomBytes(12), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-')
}
