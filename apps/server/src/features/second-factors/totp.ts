import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30

/** A new secret of 160 bits, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that sets up an app for a person, as its QR code has it. */
export const setUpAddress = (secret: string, email: string): string => appOf(secret, email).toString()

/**
 * The step of 30 seconds that a code is of: the current one or the one before, for clocks that are late and for people who type slowly.
 * Undefined for any other code.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const app = appOf(secret)
  const timestamp = now.getTime()
  const delta = app.validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 })
  return delta === null || delta > 0 ? undefined : app.counter({ timestamp }) + delta
}

const appOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Nelly', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS })
