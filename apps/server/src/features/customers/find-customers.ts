import type { CustomerSummary } from '@nelly/contract/owned-customer'
import { folded } from '@nelly/domain/folded'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, customers } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { countedReservations } from './reservations-of-customer.ts'

const found = {
  id: customers.id,
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  doNotRentReason: customers.doNotRentReason,
  reservations: countedReservations,
}

/**
 * An account's customers whose name, e-mail addresses or phones have every word of a text, by name; case, accents and how a phone is
 * written do not matter. All of them for a blank text.
 */
export const findCustomers = (
  db: Database,
  account: AccountId,
  text: string,
  limit: number,
): Promise<CustomerSummary[]> => page(db, account, text, { limit, offset: 0 })

/** A page of the same, and how many match. */
export async function customerPage(
  db: Database,
  account: AccountId,
  text: string,
  { number, size }: Page,
): Promise<{ customers: CustomerSummary[]; total: number }> {
  const total = await db.$count(customers, matching(account, text))
  return { customers: await page(db, account, text, { limit: size, offset: (number - 1) * size }), total }
}

const page = (
  db: Database,
  account: AccountId,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerSummary[]> =>
  db
    .select(found)
    .from(customers)
    .where(matching(account, text))
    .orderBy(
      asc(sql`lower(${customers.firstName})`),
      asc(sql`lower(${customers.lastName})`),
      asc(customers.id),
    )
    .limit(limit)
    .offset(offset)

/** One of an account's customers; undefined where it has no such one. */
export async function findCustomer(
  db: Database,
  account: AccountId,
  id: CustomerId,
): Promise<CustomerSummary | undefined> {
  const [customer] = await db
    .select(found)
    .from(customers)
    .where(and(eq(customers.accountId, account), eq(customers.id, id)))
  return customer
}

function matching(account: AccountId, text: string): SQL | undefined {
  const words = wordsOf(text).map((word) => sql`strpos(${SEARCHED}, ${word}) > 0`)
  return and(eq(customers.accountId, account), ...words)
}

/** A phone is one word of digits, however it is written. */
const wordsOf = (text: string): string[] => {
  const isPhone = /^[\d\s()+./-]*$/.test(text)
  const words = isPhone ? [text.replace(/\D/g, '')] : folded(text).split(/\s+/)
  return words.filter((word) => word !== '')
}

/** Folded as `folded` does it; addresses and phones also as they are compared. */
const SEARCHED = sql`regexp_replace(normalize(lower(concat_ws(' ',
  ${customers.firstName}, ${customers.lastName}, ${customers.email}, ${customers.phone},
  regexp_replace(${customers.phone}, '[^0-9]', '', 'g'),
  (select string_agg(${customerContacts.key}, ' ') from ${customerContacts} where ${customerContacts.customerId} = ${customers.id})
  )), NFD), '[\\u0300-\\u036f]', '', 'g')`
