import type { ContactKind } from '@nelly/domain/customers/contact-keys'
import type { IdentityDocument } from '@nelly/domain/taxpayers/identity-document'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts, people } from './accounts.ts'
import { belongsTo, createdAt, id, instant, revision } from './columns.ts'

/**
 * Who reserves with an account: one row for a person, however often they do. Erased with the last of their personal data. Contact
 * data is as it was typed last; blank where there is none.
 */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    notes: text('notes'),
    identityDocument: jsonb('identity_document').$type<IdentityDocument>(),
    /** Since when the operator does not want to rent to them, and why; null while they do. */
    doNotRentAt: instant('do_not_rent_at'),
    doNotRentReason: text('do_not_rent_reason'),
    /** Who decided that; null for the product itself, or when they are gone. */
    doNotRentBy: integer('do_not_rent_by').references(() => people.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When a file brought them: without a reservation they are kept for the account's retention from then; null for those who reserved. */
    importedAt: instant('imported_at'),
    revision: revision((): SQL => sql`${customers.revision} + 1`),
  },
  (table) => [
    // In the order of their list, which is read without sorting all of them.
    index('customers_by_name').on(
      table.accountId,
      sql`lower(${table.firstName})`,
      sql`lower(${table.lastName})`,
      table.id,
    ),
    index('customers_do_not_rent_by').on(table.doNotRentBy),
    check(
      'customers_identity_document',
      sql`${table.identityDocument}->>'kind' in ('cedula', 'passport', 'rnc')`,
    ),
    check(
      'customers_do_not_rent_reason',
      sql`(${table.doNotRentAt} is null) = (${table.doNotRentReason} is null)`,
    ),
  ],
)

/** The e-mail addresses and phone numbers by which an account's customers are recognised: each is that of one customer. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    customerId: belongsTo('customer_id', () => customers.id),
    kind: text('kind').$type<ContactKind>().notNull(),
    /** As `contactKeys` spells it. */
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('customer_contacts_unique').on(table.accountId, table.kind, table.key),
    index('customer_contacts_customer').on(table.customerId),
    check('customer_contacts_kind', sql`${table.kind} in ('email', 'phone')`),
  ],
)
