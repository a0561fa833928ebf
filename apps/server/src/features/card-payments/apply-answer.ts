import type { ChangedLedger } from '@nelly/contract/ledger/ledger'
import type { AccountId, LedgerEntryId, ReservationId } from '@nelly/domain/ids'
import type { GatewayAnswer } from '@nelly/domain/payments/gateway'
import { type AnswerEffect, effectOf, isOpenAttempt } from '@nelly/domain/payments/payment-attempt'
import { type Actor, bySystem } from '@nelly/domain/reservations/actor'
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { gatewayEvents, paymentAttempts, paymentGateways } from '../../platform/db/schema.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { append, type Writer } from '../ledger/append.ts'
import { lockReservation } from '../reservations/lock-reservation.ts'
import { enqueueReceipt } from '../reservations/mail/mail-receipt.ts'
import { putMails } from '../reservations/mail/reservation-mails.ts'
import { type AttemptRow, amountOf } from './begin-attempt.ts'

/** Who brought an answer, and when. */
interface Bringer {
  readonly source: (typeof gatewayEvents.$inferSelect)['source']
  /** Who wrote the entry where it is the desk. */
  readonly actor?: Actor
  /** Of links in mails; without it, nobody is mailed. */
  readonly origin: string | undefined
  readonly now: Date
}

/**
 * Applies an answer to its attempt once, whoever brings it: with its event, and with the payment in the ledger where it is the first
 * approval. All of that is one transaction. False where nothing changed.
 *
 * Source: rules.md, "Payments by card".
 */
export const applyAnswer = (
  db: Database,
  attemptId: number,
  answer: GatewayAnswer,
  bringer: Bringer,
): Promise<boolean> => transactionWithJobs(db, (tx) => applyIn(tx, attemptId, answer, bringer))

/** The same in a transaction that does more. */
export async function applyIn(
  tx: Database,
  attemptId: number,
  answer: GatewayAnswer,
  { source, actor, origin, now }: Bringer,
): Promise<boolean> {
  const isIt = eq(paymentAttempts.id, attemptId)
  const [seen] = await tx.select().from(paymentAttempts).where(isIt)
  if (!seen) return false
  // The reservation first, as everything that writes its ledger does.
  const found =
    seen.reservationId === null ? undefined : await lockReservation(tx, seen.reservationId as ReservationId)
  const [attempt] = await tx.select().from(paymentAttempts).where(isIt).for('update')
  if (!attempt) return false
  const effect = effectOf({ ...attempt, amount: amountOf(attempt) }, answer)
  const [event] = await tx
    .insert(gatewayEvents)
    .values({
      ...{
        accountId: attempt.accountId,
        attemptId,
        provider: attempt.provider,
        eventKey: answer.key,
        source,
      },
      ...{ outcome: answer.outcome, amountMinor: answer.amount?.minor ?? null, code: answer.code },
      ...{ authorization: answer.authorization, reference: answer.reference },
      ...{ isApplied: effect !== undefined, receivedAt: now },
    })
    .onConflictDoNothing()
    .returning({ id: gatewayEvents.id })
  if (!event || !effect) return false
  const isForLedger = effect.isPaid && attempt.purpose === 'payment'
  const writer = { ...bySystem(attempt.accountId as AccountId), ...(actor && { actor }), now }
  const entry = isForLedger ? await book(tx, writer, { attempt, found, answer }) : undefined
  if (entry && origin !== undefined)
    await enqueueReceipt(tx, { account: writer.account, id: entry.id as LedgerEntryId, origin, now })
  const isUnbooked = isForLedger && !entry
  await tx
    .update(paymentAttempts)
    .set({
      state: effect.state,
      problem: isUnbooked ? 'not-booked' : (effect.problem ?? attempt.problem),
      ledgerEntryId: entry?.id ?? null,
      settledAt: isOpenAttempt(effect.state) ? null : now,
    })
    .where(isIt)
  if (effect.isPaid && attempt.purpose === 'test') await markTested(tx, attempt, now)
  const isAlarming = isOdd(effect) || isUnbooked || (isOff(found) && entry !== undefined && entry.balance < 0)
  if (isAlarming && found && origin !== undefined)
    await putMails(tx, found.reservation, { toOperator: 'card-payment-alarm', origin, now })
  return true
}

interface Booking {
  readonly attempt: AttemptRow
  readonly found: Awaited<ReturnType<typeof lockReservation>>
  readonly answer: GatewayAnswer
}

/** Writes what was paid into the ledger; nothing where its reservation is gone, or has another currency now. */
async function book(
  tx: Database,
  writer: Writer,
  { attempt, found, answer }: Booking,
): Promise<ChangedLedger | undefined> {
  const { minor, currency } = amountOf(attempt)
  if (!found || found.reservation.currency !== currency) return undefined
  const { reservation, landing } = found
  const id = reservation.id as ReservationId
  return append(
    tx,
    writer,
    { id, landingId: reservation.landingId, currency, timezone: landing.timezone },
    {
      ...{ kind: 'payment', method: 'card', rate: null, note: noteOf(answer) },
      ...{ amountMinor: minor, currency, bookedMinor: minor },
    },
  )
}

/** What the receipt's entry says, for who compares it with the gateway's own list. */
const noteOf = ({ authorization, reference }: GatewayAnswer): string | null =>
  [authorization, reference].filter(Boolean).join(' · ') || null

/** Paid after it was over, or another amount than was asked for. */
const isOdd = ({ isPaid, isLate, problem }: AnswerEffect): boolean =>
  (isPaid && isLate) || problem !== undefined

/** Whether a reservation ended before it was paid: what was paid is a credit. */
const isOff = (found: Booking['found']): boolean =>
  found !== undefined &&
  (found.standing.isCancelled || found.standing.isWithdrawn || found.landing.deletedAt !== null)

/** The operator's own payment passed: the gateway was run, unless it was set up anew since. */
const markTested = (tx: Database, { accountId, currency, begunAt }: AttemptRow, now: Date) =>
  tx
    .update(paymentGateways)
    .set({ testedAt: now })
    .where(
      and(
        eq(paymentGateways.accountId, accountId),
        eq(paymentGateways.currency, currency),
        lte(paymentGateways.storedAt, begunAt),
      ),
    )
