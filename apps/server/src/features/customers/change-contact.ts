import type { Customer } from '@nelly/domain/booking'
import { afterContactChange } from '@nelly/domain/customers/after-contact-change'
import { contactKeys } from '@nelly/domain/customers/contact-keys'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, customers, reservations } from '../../platform/db/schema.ts'
import { attachCustomer } from './attach-customer.ts'
import { knownAs } from './known-as.ts'

/** A reservation whose contact data changes; its row is locked. */
interface ContactChange {
  readonly reservation: { readonly id: number; readonly customerId: number | null }
  readonly contact: Customer
  readonly isByVisitor: boolean
  readonly now: Date
}

/**
 * The customer that a reservation has once its contact data is changed; their own data follows where this is their only
 * reservation. Throws one of `CUSTOMER_RACES` where another transaction was faster.
 *
 * Source: rules.md, "Customers".
 */
export async function customerAfterChange(
  tx: Database,
  account: AccountId,
  { reservation, contact, isByVisitor, now }: ContactChange,
): Promise<CustomerId> {
  const id = reservation.customerId as CustomerId | null
  const current = id === null ? undefined : await currentCustomer(tx, id, reservation.id)
  if (id === null || !current) return (await attachCustomer(tx, account, contact, now)).id
  const known = await knownAs(tx, account, contact)
  const becomes = afterContactChange({
    ...current,
    known: known === undefined ? 'none' : known === id ? 'same' : 'other',
    isByVisitor,
  })
  if (becomes === 'move') return (await attachCustomer(tx, account, contact, now)).id
  if (becomes === 'follow') await follow(tx, account, id, contact)
  return id
}

async function currentCustomer(tx: Database, id: CustomerId, reservation: number) {
  const [found] = await tx
    .select({ notes: customers.notes, doNotRentAt: customers.doNotRentAt })
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update')
  if (!found) return undefined
  const [other] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.customerId, id), ne(reservations.id, reservation)))
    .limit(1)
  return {
    hasOthers: other !== undefined,
    isMarked: found.notes !== null || found.doNotRentAt !== null,
  }
}

async function follow(tx: Database, account: AccountId, id: CustomerId, contact: Customer): Promise<void> {
  const { firstName, lastName, email, phone } = contact
  await tx.update(customers).set({ firstName, lastName, email, phone }).where(eq(customers.id, id))
  await tx.delete(customerContacts).where(eq(customerContacts.customerId, id))
  const keys = contactKeys(contact)
  const contacts = (['email', 'phone'] as const).flatMap((kind) => {
    const key = keys[kind]
    return key === null ? [] : [{ accountId: account, customerId: id, kind, key }]
  })
  // The phone may be another customer's, who is left with it.
  if (contacts.length > 0) await tx.insert(customerContacts).values(contacts).onConflictDoNothing()
}
