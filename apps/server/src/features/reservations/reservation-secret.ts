import { randomBytes } from 'node:crypto'
import { localAddress } from '@nelly/contract/landings/landing-language'
import type { Language } from '@nelly/contract/wire'

/** 192 bits: it can't be guessed. */
const SECRET_BYTES = 24

/**
 * A new secret for the link by which a visitor sees, cancels and erases one reservation: 32 letters, digits, `-` and
 * `_`.
 */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/**
 * The secret of one of several reservations that are booked together: that of the first, and its place from 2 on. So the page of each
 * leads to the others, and the database reveals none.
 */
export const secretInBooking = (secret: string, place: number): string => {
  const [first = ''] = secret.split('.')
  return place === 1 ? first : `${first}.${place}`
}

/** The address of a landing, below the origin, in the language of a reservation. */
export const visitorsAddress = (
  address: string,
  landing: { readonly language: Language },
  reservation: { readonly language: Language | null },
): string => localAddress(address, landing.language, reservation.language ?? landing.language)

/** The address of the form of a review, in the mail that asks for one. `landing` is as in `myReservationUrl`. */
export const myReviewUrl = (origin: string, landing: string, secret: string): string =>
  `${origin}/${landing}/my-reservation/review?s=${secret}`

/** The address of the link of a quote. `landing` is as in `myReservationUrl`. */
export const quoteUrl = (origin: string, landing: string, secret: string): string =>
  `${origin}/${landing}/my-reservation/quote?s=${secret}`

/** The address of the link in a visitor's mail. `landing` is the landing's address below the origin. */
export const myReservationUrl = (origin: string, landing: string, secret: string): string =>
  `${origin}/${landing}/my-reservation?s=${secret}`
