import type { ContactKeys } from '@nelly/domain/customers/contact-keys'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import type { CustomerValues } from '@nelly/domain/imports/customer-fields'
import type { PresentCustomer } from '@nelly/domain/imports/customer-plan'
import { planCustomers } from '@nelly/domain/imports/plan-customers'
import { readTable } from '@nelly/domain/imports/read-table'
import type { Reading } from '@nelly/domain/imports/reading'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { customerContacts, customers } from '../../../platform/db/schema.ts'
import { contactKeys } from '../../customer-contacts/contact-keys.ts'
import type { ImportPreview, ToPreview } from '../kind-of-import.ts'
import { sheetOf } from '../sheet-of.ts'
import { storeCustomers } from './store-customers.ts'

/** Compares a file with the customers of an account; its phones are read in the country of the landing. */
export async function previewCustomers(what: ToPreview): Promise<ImportPreview> {
  const { db, account, row, landing } = what
  const reading = readTable('customers', sheetOf(row), row.columns, {
    choices: row.choices,
    currency: landing.currency,
  }) as Reading<CustomerValues>
  const plan = planCustomers(reading, {
    customers: await presentCustomers(db, account),
    keysOf: (contact) => contactKeys(contact, landing.timezone),
  })
  return {
    reading,
    rows: plan.rows,
    lacking: [],
    newVehicles: 0,
    store: (work) => storeCustomers(work, plan),
  }
}

/** An account's customers with all by which they are recognised, in the order in which a booking would find them. */
export async function presentCustomers(db: Database, account: AccountId): Promise<PresentCustomer[]> {
  const keys = new Map<number, { [Kind in keyof ContactKeys]: string[] }>()
  const contacts = await db
    .select({ id: customerContacts.customerId, kind: customerContacts.kind, key: customerContacts.key })
    .from(customerContacts)
    .where(eq(customerContacts.accountId, account))
    .orderBy(asc(customerContacts.id))
  for (const { id, kind, key } of contacts) {
    const known = keys.get(id) ?? { email: [], phone: [] }
    known[kind].push(key)
    keys.set(id, known)
  }
  const rows = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
      notes: customers.notes,
      identityDocument: customers.identityDocument,
    })
    .from(customers)
    .where(eq(customers.accountId, account))
    .orderBy(asc(sql`${customers.doNotRentAt} is null`), asc(customers.id))
  return rows.map((row) => ({
    ...row,
    id: row.id as CustomerId,
    keys: keys.get(row.id) ?? { email: [], phone: [] },
  }))
}
