import { type FoundCustomer, MOST_FOUND } from '@nelly/contract/search/search'
import type { AccountId } from '@nelly/domain/ids'
import { bestFirst, rankOf, type SearchTerms } from '@nelly/domain/search/search-terms'
import { and, desc, eq, exists, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, customers } from '../../platform/db/schema.ts'
import { isContact, isCustomer } from './is-customer.ts'

/** How many of the newest customers are searched. */
const SEARCHED = 5000

/** An account's customers by name, e-mail and phone, among the newest; the list of customers finds all of them. */
export async function findKnownCustomers(
  db: Database,
  account: AccountId,
  terms: SearchTerms,
): Promise<FoundCustomer[]> {
  const newest = db
    .select()
    .from(customers)
    .where(eq(customers.accountId, account))
    // By their number, the database might read those of all accounts, the newest first.
    .orderBy(desc(customers.createdAt))
    .limit(SEARCHED)
    .as('customers')
  const isFound = or(isCustomer(newest, terms), hasContact(db, newest.id, terms))
  if (!isFound) return []
  const { id, firstName, lastName, email, phone, doNotRentAt, createdAt } = newest
  const rows = await db
    .select({ id, firstName, lastName, email, phone, doNotRentAt })
    .from(newest)
    .where(isFound)
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_FOUND)
  const found = rows.map(({ doNotRentAt: refused, ...customer }) => ({
    ...customer,
    isDoNotRent: refused !== null,
    rank: isPhoneOf(customer, terms)
      ? ('exact' as const)
      : (rankOf(terms, `${customer.firstName} ${customer.lastName}`, customer.email) ?? ('part' as const)),
  }))
  return bestFirst(found, MOST_FOUND)
}

/** Also by what they were known by before, or are known by too. */
function hasContact(db: Database, id: SQLWrapper, terms: SearchTerms): SQL | undefined {
  const isFound = isContact(customerContacts, terms)
  const contacts = db.select({ id: customerContacts.id }).from(customerContacts)
  return isFound && exists(contacts.where(and(eq(customerContacts.customerId, id), isFound)))
}

const isPhoneOf = ({ phone }: { phone: string }, { phoneDigits }: SearchTerms): boolean =>
  phoneDigits !== undefined && phone.replace(/\D/g, '') === phoneDigits
