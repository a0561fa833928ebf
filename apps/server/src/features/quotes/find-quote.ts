import type { AccountId, QuoteId } from '@nelly/domain/ids'
import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, blocks, landings, quotes } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { isLivingOf } from '../inventory/published.ts'

/** A quote of a landing that is not deleted, with its landing, and how to reach its operator. */
export type FoundQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>

export const findQuote = async (db: Database, where: SQL | undefined) => (await selected(db, where))[0]

/** The quote of a link's secret, in whatever state it is. */
export const quoteBySecret = (db: Database, secret: string) =>
  findQuote(db, eq(quotes.secretHash, secretHashOf(secret)))

/** SQL condition: a quote of the account. */
export const isQuoteOf = (account: AccountId, id: QuoteId): SQL | undefined =>
  and(eq(quotes.id, id), isLivingOf(account))

/** The quote, locked until the transaction ends: before the pools that it holds units of, in every transaction. */
export async function lockQuote(tx: Database, id: QuoteId): Promise<FoundQuote | undefined> {
  await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('update')
  return findQuote(tx, eq(quotes.id, id))
}

/** The quotes of an account that can still be accepted, the next to end first. */
export const openQuotesOf = (db: Database, account: AccountId, now: Date): Promise<FoundQuote[]> =>
  selected(db, and(isLivingOf(account), isOpen(now)))

export const isOpen = (now: Date): SQL | undefined =>
  and(isNull(quotes.acceptedAt), isNull(quotes.withdrawnAt), gt(quotes.expiresAt, now))

/** Deletes the blocks of a quote, and with them what holds its units. */
export const releaseHold = async (tx: Database, id: number): Promise<void> => {
  await tx.delete(blocks).where(eq(blocks.quoteId, id))
}

/** Whether it holds units. */
export const isHeld = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(blocks, eq(blocks.quoteId, id))) > 0

const selected = (db: Database, where: SQL | undefined) =>
  db
    .select({
      quote: quotes,
      landing: landings,
      operator: { email: accounts.email, phone: accounts.phone },
    })
    .from(quotes)
    .innerJoin(landings, eq(landings.id, quotes.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(and(isNull(landings.deletedAt), where))
    .orderBy(asc(quotes.expiresAt), asc(quotes.id))
