import { type ContactKind, contactKeys } from '@nelly/domain/customers/contact-keys'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts } from '../../platform/db/schema.ts'

/** Whose an e-mail address, else a phone, is among an account's customers; undefined where it is nobody's yet. */
export async function knownAs(
  db: Database,
  account: AccountId,
  contact: { email: string; phone: string },
): Promise<CustomerId | undefined> {
  const keys = contactKeys(contact)
  const is = (kind: ContactKind) =>
    keys[kind] === null
      ? undefined
      : and(eq(customerContacts.kind, kind), eq(customerContacts.key, keys[kind]))
  const either = or(is('email'), is('phone'))
  if (!either) return undefined
  const [found] = await db
    .select({ id: customerContacts.customerId })
    .from(customerContacts)
    .where(and(eq(customerContacts.accountId, account), either))
    .orderBy(asc(customerContacts.kind))
    .limit(1)
  return found?.id as CustomerId | undefined
}
