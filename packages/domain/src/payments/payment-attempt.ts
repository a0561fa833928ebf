import type { Money } from '../money.ts'
import type { GatewayAnswer } from './gateway.ts'

/** What is paid: something of a reservation, or the operator's own test of a gateway. */
export const ATTEMPT_PURPOSES = ['payment', 'test'] as const

/** `unknown` is a state: the payer left for the gateway, and nothing was heard since. `dismissed`: the desk says that nothing was paid. */
export type AttemptState = 'begun' | 'unknown' | 'approved' | 'declined' | 'cancelled' | 'dismissed'

/** Why somebody has to look at an attempt: another amount arrived than was asked for, or its ledger can't be written. */
export const ATTEMPT_PROBLEMS = ['amount-differs', 'not-booked'] as const
export type AttemptProblem = (typeof ATTEMPT_PROBLEMS)[number]

/** Whether an attempt may still be paid: meanwhile nothing else of its kind is begun. */
export const isOpenAttempt = (state: AttemptState): boolean => state === 'begun' || state === 'unknown'

/** Minutes after the beginning at which an open attempt is looked up; then daily. */
const LOOK_UP_MINUTES = [1, 2, 5, 15, 30, 60]
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/**
 * When the `nth` look-up of an attempt is due, from 0.
 *
 * Source: rules.md, "Payments by card".
 */
export function lookUpAt(begunAt: Date, nth: number): Date {
  const last = LOOK_UP_MINUTES.length - 1
  const minutes = LOOK_UP_MINUTES[nth] ?? (LOOK_UP_MINUTES[last] ?? 0) + (nth - last) * DAY_MINUTES
  return new Date(begunAt.getTime() + minutes * MINUTE_MS)
}

/** What an answer does to an attempt. */
export interface AnswerEffect {
  readonly state: AttemptState
  /** Whether the amount is written into the ledger. */
  readonly isPaid: boolean
  /** Whether it was over already, so that what is paid may be paid twice. */
  readonly isLate: boolean
  readonly problem?: AttemptProblem
}

/**
 * What an answer does to an attempt, whoever brought it: the return, a look-up or the desk. The first approval is
 * written down, also of an attempt that was over; anything else only ends an open one. Undefined where it changes nothing.
 *
 * Source: rules.md, "Payments by card".
 */
export function effectOf(
  attempt: { readonly state: AttemptState; readonly orderNumber: string; readonly amount: Money },
  answer: Pick<GatewayAnswer, 'orderNumber' | 'amount' | 'outcome'>,
): AnswerEffect | undefined {
  const { state } = attempt
  if (answer.orderNumber !== attempt.orderNumber || state === 'approved') return undefined
  const isLate = !isOpenAttempt(state)
  if (answer.outcome === 'approved') {
    const isSame =
      answer.amount?.minor === attempt.amount.minor && answer.amount.currency === attempt.amount.currency
    return isSame
      ? { state: 'approved', isPaid: true, isLate }
      : { state: isLate ? state : 'unknown', isPaid: false, isLate, problem: 'amount-differs' }
  }
  if (isLate || answer.outcome === state) return undefined
  return { state: answer.outcome, isPaid: false, isLate }
}
