/** The ways to prove who signs in, after the password. */
export const FACTORS = ['passkey', 'code', 'recoveryCode'] as const
export type Factor = (typeof FACTORS)[number]
