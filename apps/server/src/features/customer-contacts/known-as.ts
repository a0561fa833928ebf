import type { ContactKeys, ContactKind } from '@nelly/domain/customers/contact-keys'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, customers } from '../../platform/db/schema.ts'

/** Whose an e-mail address, else a phone, is among an account's customers, as `attachCustomer` finds them; undefined where it is nobody's yet. */
export async function knownAs(
  db: Database,
  account: AccountId,
  keys: ContactKeys,
): Promise<CustomerId | undefined> {
  const is = (kind: ContactKind) =>
    and(eq(customerContacts.kind, kind), inArray(customerContacts.key, [...keys[kind]]))
  const [found] = await db
    .select({ id: customerContacts.customerId })
    .from(customerContacts)
    .innerJoin(customers, eq(customers.id, customerContacts.customerId))
    .where(and(eq(customerContacts.accountId, account), or(is('email'), is('phone'))))
    .orderBy(asc(customerContacts.kind), asc(sql`${customers.doNotRentAt} is null`), asc(customerContacts.id))
    .limit(1)
  return found?.id as CustomerId | undefined
}
