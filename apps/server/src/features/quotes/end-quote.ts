import type { QuoteId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { quoteState } from '@nelly/domain/reservations/quote-validity'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { quotes } from '../../platform/db/schema.ts'
import { type JobHandler, SHORT_JOB } from '../../platform/jobs/job-handler.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findQuote, isQuoteOf, lockQuote, releaseHold } from './find-quote.ts'

/** The kind of jobs that free what quotes held when their time is over. */
export const QUOTE_EXPIRY_JOB = 'expire-quote'

/** How long a quote is kept after its time: who opens the link late is told what to do. */
const KEPT_MS = 30 * 86_400_000

/** Enqueues the end of a quote, in the transaction that makes it. */
export const enqueueQuoteExpiry = (
  tx: Database,
  quoteId: QuoteId,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> => enqueue(tx, [{ kind: QUOTE_EXPIRY_JOB, key: String(quoteId), quoteId }], now, expiresAt)

/** Frees what quotes hold when their time is over. */
export const quoteExpiryHandler = ({ db, now }: { db: Database; now: () => Date }): JobHandler => ({
  kind: QUOTE_EXPIRY_JOB,
  ...SHORT_JOB,
  async run({ quoteId }) {
    if (quoteId === null) throw new Error('the end of a quote is about no quote')
    return { isExpired: await expireQuote(db, quoteId as QuoteId, now()) }
  },
})

/** Ends a quote whose time is over; false for one that ended before, or that is still open. */
const expireQuote = (db: Database, id: QuoteId, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update')
    if (!quote || quoteState(quote, now) !== 'expired') return false
    await end(tx, id, {})
    return true
  })

/**
 * Withdraws an open quote of the account, which frees what it holds.
 *
 * Source: rules.md, "Quotes".
 */
export const withdrawQuote = (
  db: Database,
  { account }: Principal,
  id: QuoteId,
  now: Date,
): Promise<Result<true, 'quote-not-found' | 'quote-over'>> =>
  inTransaction(db, async (tx) => {
    if (!(await findQuote(tx, isQuoteOf(account, id)))) return refuse('quote-not-found')
    const found = await lockQuote(tx, id)
    if (!found) return refuse('quote-not-found')
    if (quoteState(found.quote, now) !== 'open') return refuse('quote-over')
    await end(tx, id, { withdrawnAt: now })
    return ok(true)
  })

/** Frees what a quote holds; its link can't be copied any more. */
async function end(tx: Database, id: QuoteId, how: { withdrawnAt?: Date }): Promise<void> {
  await releaseHold(tx, id)
  await tx
    .update(quotes)
    .set({ ...how, secret: null })
    .where(eq(quotes.id, id))
}

/** Deletes quotes a while after their time, with the contact data of whoever they were for. */
export async function sweepQuotes(db: Database, now: Date): Promise<void> {
  await db.delete(quotes).where(lt(quotes.expiresAt, new Date(now.getTime() - KEPT_MS)))
}
