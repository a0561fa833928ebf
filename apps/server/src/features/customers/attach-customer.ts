import type { Customer } from '@nelly/domain/booking'
import { contactKeys } from '@nelly/domain/customers/contact-keys'
import { folded } from '@nelly/domain/folded'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { foldedSql } from '../../platform/db/folded-sql.ts'
import { customers } from '../../platform/db/schema.ts'

/** The customer that a reservation belongs to. */
export interface AttachedCustomer {
  readonly id: CustomerId
  /** Why the operator does not want to rent to them; null while they do. */
  readonly doNotRentReason: string | null
}

/**
 * SQLSTATEs after which the transaction of a reservation is run again: a concurrent first reservation of the same person committed
 * first (23505), or the customer was erased or merged meanwhile (23503).
 */
export const CUSTOMER_RACES: readonly string[] = ['23505', '23503']

/**
 * Finds the customer of a reservation, or adds one: by the e-mail address, else by the phone, in one statement. A customer that is
 * found by the e-mail address is recognised by the phone from then on; the other way round only where they had no address
 * and have the same name.
 * Throws one of `CUSTOMER_RACES` where another transaction was faster.
 *
 * Source: rules.md, "Customers".
 */
export async function attachCustomer(
  tx: Database,
  account: AccountId,
  contact: Customer,
  now: Date,
): Promise<AttachedCustomer> {
  const { email, phone } = contactKeys(contact)
  const { firstName, lastName } = customers
  const name = folded(`${contact.firstName} ${contact.lastName}`)
  const sameName = sql`${foldedSql(sql`(${firstName} || ' ' || ${lastName})`)} = ${name}`
  const [found] = await queryRows<AttachedCustomer>(
    tx,
    sql`
    with given (kind, key) as (
      select kind, key from (values ('email', ${email}::text), ('phone', ${phone}::text)) as typed (kind, key)
      where key is not null
    ), known as (
      select c.customer_id, given.kind, ${sameName} as "isNamedSo" from given
        join customer_contacts c on c.account_id = ${account} and c.kind = given.kind and c.key = given.key
        join customers on customers.id = c.customer_id
      order by given.kind limit 1
    ), made as (
      insert into customers (account_id, first_name, last_name, email, phone, created_at)
        select ${account}, ${contact.firstName}, ${contact.lastName}, ${contact.email}, ${contact.phone},
          ${now.toISOString()}::timestamptz
        where not exists (select from known)
        returning id
    ), made_contacts as (
      insert into customer_contacts (account_id, customer_id, kind, key)
        select ${account}, made.id, given.kind, given.key from made cross join given order by given.kind
    ), learned as (
      insert into customer_contacts (account_id, customer_id, kind, key)
        select ${account}, known.customer_id, given.kind, given.key from known cross join given
        where not exists (
            select from customer_contacts c
            where c.account_id = ${account} and c.kind = given.kind and c.key = given.key)
          -- Others may share the phone: what a customer has is not theirs.
          and (given.kind = 'phone' or "isNamedSo" and not exists (
            select from customer_contacts c where c.customer_id = known.customer_id and c.kind = 'email'))
        on conflict do nothing
    ), filled as (
      update customers set email = ${contact.email} from known
        where customers.id = known.customer_id and known.kind = 'phone' and "isNamedSo"
          and customers.email = '' and ${email}::text is not null
    )
    select id, null::text as "doNotRentReason" from made
    union all
    select customers.id, do_not_rent_reason from known join customers on customers.id = known.customer_id`,
  )
  if (!found) throw new Error('the statement returned no customer')
  return found
}
