import type { SessionAnswer } from './accounts.ts'

/** When the session of an answer ends, as an instant. */
export const sessionExpiry = ({ expires_at }: SessionAnswer): string => expires_at
