import type { AttemptDecision, WaitingAttempt } from '@nelly/contract/payments/card-payments'
import type { AccountId, AttemptId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import type { GatewayAnswer } from '@nelly/domain/payments/gateway'
import { isOpenAttempt } from '@nelly/domain/payments/payment-attempt'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, asc, eq, isNotNull, lte, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, paymentAttempts, reservations } from '../../platform/db/schema.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { applyIn } from './apply-answer.ts'
import { amountOf } from './begin-attempt.ts'

/** More than a desk looks at in a day. */
const MOST_LISTED = 1_000

/** How long after its beginning an attempt is listed, also where no job looked it up. */
const OVERDUE_MS = 2 * 60_000

/** In a query of attempts: that somebody of an account has to decide it at `now`. Nothing was heard of it, or it has a problem. */
export function isWaitingAttempt(account: AccountId, now: Date): SQL | undefined {
  const { accountId, purpose, state, begunAt, problem } = paymentAttempts
  // Whatever became of its look-up.
  const isOverdue = and(eq(state, 'begun'), lte(begunAt, new Date(now.getTime() - OVERDUE_MS)))
  return and(
    eq(accountId, account),
    eq(purpose, 'payment'),
    or(eq(state, 'unknown'), isOverdue, isNotNull(problem)),
  )
}

/** The attempts of an account that somebody has to decide, the oldest first. */
export async function waitingAttempts(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  account: AccountId,
): Promise<WaitingAttempt[]> {
  const rows = await db
    .select({
      attempt: paymentAttempts,
      reservation: reservations.id,
      landing: landings.id,
      reference: reservations.reference,
      ...{ firstName: reservations.firstName, lastName: reservations.lastName },
    })
    .from(paymentAttempts)
    .leftJoin(reservations, eq(reservations.id, paymentAttempts.reservationId))
    .leftJoin(landings, eq(landings.id, reservations.landingId))
    .where(isWaitingAttempt(account, now()))
    .orderBy(asc(paymentAttempts.id))
    .limit(MOST_LISTED)
  return rows.map(({ attempt, reservation, landing, reference, firstName, lastName }) => ({
    id: attempt.id as AttemptId,
    reservationId: reservation,
    landingId: landing,
    reference: reference ?? '',
    name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    orderNumber: attempt.orderNumber,
    amount: minorUnits(attempt.amountMinor),
    currency: attempt.currency,
    begunAt: attempt.begunAt.toISOString(),
    problem: attempt.problem,
  }))
}

/** What somebody of the desk says of an attempt, after they looked at the gateway's own list. */
export const decideAttempt = (
  db: Database,
  { account, actor, now }: Principal & { readonly now: Date },
  id: AttemptId,
  { isPaid, authorization }: AttemptDecision,
): Promise<Result<undefined, 'attempt-not-found' | 'attempt-decided' | 'attempt-has-problem'>> =>
  transactionWithJobs(db, async (tx) => {
    const isIt = and(eq(paymentAttempts.id, id), eq(paymentAttempts.accountId, account))
    const [attempt] = await tx.select().from(paymentAttempts).where(isIt)
    if (attempt?.purpose !== 'payment') return refuse('attempt-not-found')
    const { orderNumber, problem, state } = attempt
    // One that ended without being paid may turn out to be paid: who came back without paying proves nothing.
    const isDecided = state === 'approved' || (!isPaid && !isOpenAttempt(state))
    if (isDecided && problem === null) return refuse('attempt-decided')
    // What arrived is another amount, or has no ledger: that is written down by hand.
    if (isPaid && problem !== null) return refuse('attempt-has-problem')
    const outcome = isPaid ? 'approved' : 'dismissed'
    const answer: GatewayAnswer = {
      ...{ key: `${orderNumber}:desk:${outcome}`, orderNumber, amount: isPaid ? amountOf(attempt) : null },
      ...{ code: '', authorization: authorization ?? '', reference: '' },
      outcome,
    }
    const isApplied = await applyIn(tx, id, answer, {
      ...{ source: 'desk', actor, now },
      // Who decides it knows.
      origin: undefined,
    })
    if (problem !== null)
      await tx
        .update(paymentAttempts)
        .set({ problem: null })
        // Not one that arose meanwhile.
        .where(and(isIt, eq(paymentAttempts.problem, problem)))
    return isApplied || problem !== null ? ok(undefined) : refuse('attempt-decided')
  })
