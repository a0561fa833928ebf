/** How long a session may last, as an account chooses it. */
export const SESSION_LENGTHS = ['hour', 'working-day'] as const
export type SessionLength = (typeof SESSION_LENGTHS)[number]

const MINUTE = 60_000

/** When a session ends at the latest, and after how long without use, both in milliseconds. */
export const SESSION_LIMITS: Readonly<Record<SessionLength, { mostMs: number; idleMs: number }>> = {
  hour: { mostMs: 60 * MINUTE, idleMs: 60 * MINUTE },
  'working-day': { mostMs: 12 * 60 * MINUTE, idleMs: 2 * 60 * MINUTE },
}

/** For how long after signing in, or confirming it, what is dangerous does not ask again, in milliseconds. */
export const CONFIRMED_MS = 15 * MINUTE
