import { type MinorUnits, minorUnits } from '../money.ts'

/** What a link asks for: all that is due, the prepayment, or a free amount. */
export const PAY_LINK_KINDS = ['balance', 'prepayment', 'amount'] as const
export type PayLinkKind = (typeof PAY_LINK_KINDS)[number]

/** Days for which a link is open, where nobody says until when, and at most. */
export const PAY_LINK_DAYS = { usual: 7, most: 366 } as const
/** The most links of a reservation that are open at a time. */
export const MOST_PAY_LINKS = 10
/** The most slips of a link: what is beyond is talked over. */
export const MOST_SLIPS = 10

/** What the state of a link depends on. Amounts are in minor units of the reservation's currency. */
export interface PayLinkStanding {
  readonly kind: PayLinkKind
  /** The free amount; null for the other kinds. */
  readonly amount: number | null
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  /** Of the reservation, null without one. */
  readonly prepayment: number | null
  /** Whether the reservation ended before its rental. */
  readonly isOff: boolean
  readonly balance: number
  /** What was paid for the reservation so far, and by this link. */
  readonly paid: number
  readonly paidByLink: number
}

export type PayLinkState = 'open' | 'paid' | 'cancelled' | 'expired' | 'revoked'

/**
 * What is due by a link: never more than the balance of a reservation that is off. Of the prepayment, what was not paid yet.
 *
 * Source: rules.md, "Links to pay".
 */
export function dueByLink(link: PayLinkStanding): MinorUnits {
  const { kind, amount, balance, isOff } = link
  const free = (amount ?? 0) - link.paidByLink
  const prepayment = Math.min(balance, (link.prepayment ?? 0) - link.paid)
  const due = kind === 'balance' ? balance : kind === 'prepayment' ? prepayment : free
  return minorUnits(Math.max(0, isOff ? Math.min(due, balance) : due))
}

/**
 * Where a link stands at `now`; in the moment in which it ends it is over.
 *
 * Source: rules.md, "Links to pay".
 */
export function payLinkState(link: PayLinkStanding, now: Date): PayLinkState {
  if (link.revokedAt) return 'revoked'
  if (dueByLink(link) === 0) return link.isOff ? 'cancelled' : 'paid'
  return now < link.expiresAt ? 'open' : 'expired'
}
