import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { UNCONFIRMED_MS } from '@nelly/domain/waiting-list/waiting-list'
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, landings, waitingWishes } from '../../platform/db/schema.ts'

/**
 * Deletes wishes whose pickup day is past at the rental place, and those that nobody confirmed for a day.
 *
 * Source: rules.md, "Waiting list".
 */
export async function sweepWishes(db: Database, now: Date): Promise<void> {
  const isPast = sql`lower(${waitingWishes.during})::date < (${now.toISOString()}::timestamptz at time zone (
    select ${landings.timezone} from ${landings} where ${eq(landings.id, waitingWishes.landingId)}))::date`
  const isUnconfirmed = and(
    isNull(waitingWishes.confirmedAt),
    lte(waitingWishes.createdAt, new Date(now.getTime() - UNCONFIRMED_MS)),
  )
  await db.delete(waitingWishes).where(or(isPast, isUnconfirmed))
}

/** Deletes the wishes on an account's landings of a customer, who is known by these addresses: a wish has no customer. */
export async function forgetWishesOf(tx: Database, account: AccountId, customer: CustomerId): Promise<void> {
  const addresses = tx
    .select({ key: customerContacts.key })
    .from(customerContacts)
    .where(and(eq(customerContacts.customerId, customer), eq(customerContacts.kind, 'email')))
  const own = tx.select({ id: landings.id }).from(landings).where(eq(landings.accountId, account))
  await tx
    .delete(waitingWishes)
    .where(and(inArray(waitingWishes.landingId, own), inArray(waitingWishes.email, addresses)))
}
