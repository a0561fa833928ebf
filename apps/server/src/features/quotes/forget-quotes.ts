import { makeQuote } from '@nelly/contract/reservations/quotes'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, landings, quotes } from '../../platform/db/schema.ts'
import { forgetAnswer } from '../../platform/http/idempotency.ts'
import { contactKeys } from '../customer-contacts/contact-keys.ts'

/** Deletes the quotes of an account that were made for somebody who is known by these contacts: a quote has no customer. */
export async function forgetQuotesOf(tx: Database, account: AccountId, customer: CustomerId): Promise<void> {
  const known = await tx
    .select({ kind: customerContacts.kind, key: customerContacts.key })
    .from(customerContacts)
    .where(eq(customerContacts.customerId, customer))
  const made = await tx
    .select({ id: quotes.id, email: quotes.email, phone: quotes.phone, timezone: landings.timezone })
    .from(quotes)
    .innerJoin(landings, eq(landings.id, quotes.landingId))
    .where(eq(landings.accountId, account))
  const isTheirs = ({ timezone, ...contact }: (typeof made)[number]) => {
    const keys = contactKeys(contact, timezone)
    return known.some(({ kind, key }) => keys[kind].includes(key))
  }
  const ids = made.filter(isTheirs).map(({ id }) => id)
  await tx.delete(quotes).where(inArray(quotes.id, ids))
  for (const id of ids) await forgetAnswer(tx, makeQuote, { account, id })
}
