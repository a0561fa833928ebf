import { folded } from '@nelly/domain/folded'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import type { Customer } from '@nelly/domain/reservations/booking'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { foldedSql } from '../../platform/db/folded-sql.ts'
import { customers } from '../../platform/db/schema.ts'
import { contactKeys } from './contact-keys.ts'

/** Where contact data was typed: on a landing of an account, in this time zone. */
export interface TypedWhere {
  readonly account: AccountId
  readonly timezone: string
}

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
 * and have the same name. Of several who are known by spellings of one phone, it is the one that the operator does not rent to, else the
 * first.
 * Throws one of `CUSTOMER_RACES` where another transaction was faster.
 *
 * Source: rules.md, "Customers".
 */
export async function attachCustomer(
  tx: Database,
  { account, timezone }: TypedWhere,
  contact: Customer,
  now: Date,
): Promise<AttachedCustomer> {
  const { email, phone } = contactKeys(contact, timezone)
  const { firstName, lastName } = customers
  const name = folded(`${contact.firstName} ${contact.lastName}`)
  const sameName = sql`${foldedSql(sql`(${firstName} || ' ' || ${lastName})`)} = ${name}`
  const [found] = await queryRows<AttachedCustomer>(
    tx,
    sql`
    with given (kind, key, nth) as (
      select 'email', key, nth from unnest(${sql.param(email)}::text[]) with ordinality as typed (key, nth)
      union all select 'phone', key, nth from unnest(${sql.param(phone)}::text[]) with ordinality as typed (key, nth)
    ), stored as (select kind, key from given where nth = 1), known as (
      select c.customer_id, given.kind, ${sameName} as "isNamedSo" from given
        join customer_contacts c on c.account_id = ${account} and c.kind = given.kind and c.key = given.key
        join customers on customers.id = c.customer_id
      order by given.kind, customers.do_not_rent_at is null, c.id limit 1
    ), made as (
      insert into customers (account_id, first_name, last_name, email, phone, created_at)
        select ${account}, ${contact.firstName}, ${contact.lastName}, ${contact.email}, ${contact.phone},
          ${now.toISOString()}::timestamptz
        where not exists (select from known)
        returning id
    ), made_contacts as (
      insert into customer_contacts (account_id, customer_id, kind, key)
        select ${account}, made.id, stored.kind, stored.key from made cross join stored order by stored.kind
    ), learned as (
      insert into customer_contacts (account_id, customer_id, kind, key)
        select ${account}, known.customer_id, stored.kind, stored.key from known cross join stored
        where not exists (
            select from given join customer_contacts c
              on c.account_id = ${account} and c.kind = given.kind and c.key = given.key
            where given.kind = stored.kind)
          -- Others may share the phone: what a customer has is not theirs.
          and (stored.kind = 'phone' or "isNamedSo" and not exists (
            select from customer_contacts c where c.customer_id = known.customer_id and c.kind = 'email'))
        on conflict do nothing
    ), filled as (
      update customers set email = ${contact.email} from known
        where customers.id = known.customer_id and known.kind = 'phone' and "isNamedSo"
          and customers.email = '' and exists (select from given where kind = 'email')
    )
    select id, null::text as "doNotRentReason" from made
    union all
    select customers.id, do_not_rent_reason from known join customers on customers.id = known.customer_id`,
  )
  if (!found) throw new Error('the statement returned no customer')
  return found
}
