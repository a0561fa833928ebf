import { createHash, randomBytes } from 'node:crypto'

/** A new token of a session or a link that signs somebody in: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token or a link's secret: its SHA-256, as hexadecimal digits. The database reveals none. */
export const secretHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
