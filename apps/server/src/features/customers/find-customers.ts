import { type CustomerSort, type CustomerSummary, MOST_COUNTED } from '@nelly/contract/customers/customers'
import { folded } from '@nelly/domain/folded'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { foldedSql } from '../../platform/db/folded-sql.ts'
import { customers } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { countedReservations } from '../customer-contacts/reservations-of-customer.ts'

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

/** A page of customers. */
interface CustomerPage {
  readonly customers: CustomerSummary[]
  /** How many match; undefined for more than `MOST_COUNTED`. */
  readonly total: number | undefined
  readonly hasNext: boolean
}

/** A page of the same, and how many match, as far as they are counted: one row more than the page tells whether there is another. */
export async function customerPage(
  db: Database,
  account: AccountId,
  text: string,
  { number, size, sort }: Page & { readonly sort: CustomerSort },
): Promise<CustomerPage> {
  const rows = await page(db, account, text, { limit: size + 1, offset: (number - 1) * size, sort })
  const counted = db
    .select({ id: customers.id })
    .from(customers)
    .where(matching(account, text))
    .limit(MOST_COUNTED + 1)
    .as('counted')
  const total = await db.$count(counted)
  return {
    customers: rows.slice(0, size),
    total: total > MOST_COUNTED ? undefined : total,
    hasNext: rows.length > size,
  }
}

const page = (
  db: Database,
  account: AccountId,
  text: string,
  { limit, offset, sort }: { limit: number; offset: number; sort?: CustomerSort },
): Promise<CustomerSummary[]> =>
  db
    .select(found)
    .from(customers)
    .where(matching(account, text))
    .orderBy(
      ...(sort === 'do-not-rent' ? [sql`${customers.doNotRentReason} is null`] : []),
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
  const words = wordsOf(text).map((word) =>
    or(sql`strpos(${SEARCHED}, ${word}) > 0`, isContactOf(account, word)),
  )
  return and(eq(customers.accountId, account), ...words)
}

/** The contacts are read once for all customers: those of each would be read a hundred thousand times. */
const isContactOf = (account: AccountId, word: string): SQL => sql`${customers.id} in (
  select c.customer_id from customer_contacts c where c.account_id = ${account} and strpos(c.key, ${word}) > 0)`

/** A phone is one word of digits, however it is written. */
const wordsOf = (text: string): string[] => {
  const isPhone = /^[\d\s()+./-]*$/.test(text)
  const words = isPhone ? [text.replace(/\D/g, '')] : folded(text).split(/\s+/)
  return words.filter((word) => word !== '')
}

const SEARCHED = foldedSql(
  sql`concat_ws(' ', ${customers.firstName}, ${customers.lastName}, ${customers.email}, ${customers.phone})`,
)
