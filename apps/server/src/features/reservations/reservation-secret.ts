import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: nobody comes upon one by trying. */
const SECRET_BYTES = 24

/** A new secret for the link by which a visitor sees, cancels and erases one reservation: 32 letters, digits, `-` and `_`. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** What is kept of a secret: its SHA-256, as hexadecimal digits. Whoever reads the database learns no link of it. */
export const secretHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Where the link of a visitor's mail leads. `landing` is the landing's address below the origin. */
export const myReservationUrl = (origin: string, landing: string, secret: string): string =>
  `${origin}/${landing}/my-reservation?s=${secret}`
