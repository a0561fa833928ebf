import { remainingCustomer } from '@nelly/domain/customers/remaining-customer'
import type { Customer } from '@nelly/domain/reservations/booking'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, customers, landings, reservations } from '../../platform/db/schema.ts'
import { contactKeys } from './contact-keys.ts'
import { deleteIfUnattached, deleteUnattached, remainingOf } from './delete-unattached.ts'

/**
 * Forgets what the customer of an erased reservation has from it alone; deletes them if that was their last one with personal data.
 * The reservation has left them before. Throws 23503 where another is attached meanwhile.
 *
 * Source: rules.md, "Customers".
 */
export async function forgetErased(tx: Database, id: number | null, erased: Customer): Promise<void> {
  if (id === null) return
  await deleteIfUnattached(tx, id)
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update')
  const [newest, ...others] = await typedOf(tx, id)
  if (!customer || !newest) return
  const stored = await tx.select().from(customerContacts).where(eq(customerContacts.customerId, id))
  const zones = new Set([newest, ...others].map(({ timezone }) => timezone))
  const left = remainingCustomer({
    customer: { ...customer, keys: contactKeys(customer, ...zones) },
    contacts: stored,
    erased,
    remaining: [keyed(newest), ...others.map(keyed)],
  })
  const { firstName, lastName, email, phone } = left.customer
  // A document is that of who has the name.
  const isOther = firstName !== customer.firstName || lastName !== customer.lastName
  const identityDocument = isOther ? null : customer.identityDocument
  await tx
    .update(customers)
    .set({ firstName, lastName, email, phone, identityDocument })
    .where(eq(customers.id, id))
  const isStored = (one: { kind: string; key: string }) => (other: { kind: string; key: string }) =>
    other.kind === one.kind && other.key === one.key
  const gone = stored.filter((one) => !left.contacts.some(isStored(one))).map((one) => one.id)
  await tx
    .delete(customerContacts)
    .where(and(eq(customerContacts.customerId, id), inArray(customerContacts.id, gone)))
  const learned = left.contacts.filter((one) => !stored.some(isStored(one)))
  if (learned.length === 0) return
  // Another customer's stays theirs.
  await tx
    .insert(customerContacts)
    .values(learned.map(({ kind, key }) => ({ accountId: customer.accountId, customerId: id, kind, key })))
    .onConflictDoNothing()
}

/** What was typed with deleted reservations, by the number of their customer. */
export type TypedByCustomer = ReadonlyMap<number, readonly Customer[]>

/** The same for many reservations that are deleted at once. */
export async function forgetDeleted(tx: Database, deleted: TypedByCustomer): Promise<void> {
  await deleteUnattached(tx, [...deleted.keys()])
  for (const id of await remainingOf(tx, [...deleted.keys()])) {
    const distinct = new Map(deleted.get(id)?.map((typed) => [JSON.stringify(typed), typed]))
    for (const typed of distinct.values()) await forgetErased(tx, id, typed)
  }
}

/** What was typed on a landing in a time zone. */
type TypedContact = Customer & { readonly timezone: string }

const keyed = (typed: TypedContact) => ({ ...typed, keys: contactKeys(typed, typed.timezone) })

/** What was typed with a customer's reservations, each once, the newest first. */
const typedOf = (tx: Database, id: number): Promise<TypedContact[]> => {
  const { firstName, lastName, email, phone } = reservations
  const { timezone } = landings
  return tx
    .select({ firstName, lastName, email, phone, timezone })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(eq(reservations.customerId, id))
    .groupBy(firstName, lastName, email, phone, timezone)
    .orderBy(desc(sql`max(${reservations.id})`))
}
