import type { RentalPeriod } from '../rental-period.ts'
import type { ReservationStatus } from '../reservations/reservation-status.ts'
import { standingAt } from '../reservations/standing-at.ts'
import { mayBeReviewed } from '../reviews/review.ts'
import type { WallClock } from '../wall-clock.ts'
import type { MessageKind } from './prepared-message.ts'

/** Why a message is not offered. */
export const MESSAGE_REFUSALS = [
  ...(['no-phone', 'phone-unusable', 'no-pickup', 'not-late', 'nothing-due', 'no-contract'] as const),
  ...(['not-back', 'reviews-off', 'asked-for-review'] as const),
] as const
export type MessageRefusal = (typeof MESSAGE_REFUSALS)[number]

export interface MessageFacts {
  readonly status: ReservationStatus
  readonly period: RentalPeriod
  readonly erasedAt: Date | null
  /** As it was typed, and its digits with the country code where it can be a number. */
  readonly phone: string
  readonly digits: string | undefined
  readonly balance: number
  /** Whether it has a signed contract that holds. */
  readonly hasContract: boolean
  /** Whether its landing asks for reviews. */
  readonly asksForReviews: boolean
  /** Whether its customer has a link to a review already, or gave one: another link would end that. */
  readonly isAskedForReview: boolean
}

/**
 * Why a message can't be prepared when the clock at the rental place shows `now`; undefined where it can.
 *
 * Source: rules.md, "Prepared messages".
 */
export function messageRefusal(
  kind: MessageKind,
  facts: MessageFacts,
  now: WallClock,
): MessageRefusal | undefined {
  if (facts.phone.trim() === '') return 'no-phone'
  if (facts.digits === undefined) return 'phone-unusable'
  const task = standingAt(facts, now)
  switch (kind) {
    case 'confirmed':
    case 'ready':
      return facts.status === 'confirmed' && now < facts.period.return ? undefined : 'no-pickup'
    case 'reminder':
      return ['confirmed', 'out'].includes(facts.status) && now < facts.period.return
        ? undefined
        : 'no-pickup'
    case 'late':
      return task === 'late-out' || task === 'overdue' ? undefined : 'not-late'
    case 'pay':
      return facts.balance > 0 ? undefined : 'nothing-due'
    case 'contract':
      return facts.hasContract ? undefined : 'no-contract'
    case 'review':
      if (!mayBeReviewed(facts)) return 'not-back'
      if (!facts.asksForReviews) return 'reviews-off'
      return facts.isAskedForReview ? 'asked-for-review' : undefined
  }
}
