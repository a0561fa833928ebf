import type { WallClock } from '../wall-clock.ts'
import { answerBy } from './booking-mode.ts'

/** The most hours for which a quote is valid: thirty days. */
export const MAX_QUOTE_HOURS = 720

/** Where a quote stands. */
export type QuoteState = 'open' | 'accepted' | 'withdrawn' | 'expired'

/** What its state depends on. */
export interface QuoteStanding {
  readonly expiresAt: Date
  readonly acceptedAt: Date | null
  readonly withdrawnAt: Date | null
}

/**
 * Until when a quote made at `now` is valid: for so many hours, and not past its pickup.
 *
 * Source: rules.md, "Quotes".
 */
export const quoteValidUntil = (
  trip: { readonly pickup: WallClock; readonly timezone: string },
  hours: number,
  now: Date,
): Date => answerBy(trip, hours, now)

/**
 * Where a quote stands at `now`: what somebody did with it holds, else the clock; in the moment in which it ends it is over.
 *
 * Source: rules.md, "Quotes".
 */
export function quoteState({ expiresAt, acceptedAt, withdrawnAt }: QuoteStanding, now: Date): QuoteState {
  if (acceptedAt) return 'accepted'
  if (withdrawnAt) return 'withdrawn'
  return now < expiresAt ? 'open' : 'expired'
}
