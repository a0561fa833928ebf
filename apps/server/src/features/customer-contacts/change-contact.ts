import { afterContactChange } from '@nelly/domain/customers/after-contact-change'
import type { ContactKeys } from '@nelly/domain/customers/contact-keys'
import type { CustomerId } from '@nelly/domain/ids'
import type { Customer } from '@nelly/domain/reservations/booking'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customerContacts, customers, reservations } from '../../platform/db/schema.ts'
import { attachCustomer, type TypedWhere } from './attach-customer.ts'
import { contactKeys } from './contact-keys.ts'
import { deleteIfUnattached } from './delete-unattached.ts'
import { knownAs } from './known-as.ts'

/** A reservation whose contact data changes; its row is locked. */
interface ContactChange {
  /** With its former contact data. */
  readonly reservation: Customer & { readonly id: number; readonly customerId: number | null }
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
  where: TypedWhere,
  { reservation, contact, isByVisitor, now }: ContactChange,
): Promise<CustomerId> {
  const id = reservation.customerId as CustomerId | null
  const current = id === null ? undefined : await currentCustomer(tx, id, reservation.id)
  if (id === null || !current) return (await attachCustomer(tx, where, contact, now)).id
  const keys = contactKeys(contact, where.timezone)
  const known = await knownAs(tx, where.account, keys)
  const becomes = afterContactChange({
    ...current,
    known: known === undefined ? 'none' : known === id ? 'same' : 'other',
    isByVisitor,
  })
  if (becomes === 'move') return (await attachCustomer(tx, where, contact, now)).id
  if (becomes === 'follow') {
    await follow(tx, id, reservation, contact)
    // By what was written of a marked customer they stay known.
    if (!current.isMarked) await forget(tx, id, contactKeys(reservation, where.timezone))
  }
  if (becomes !== 'stay') await learn(tx, where, id, keys)
  return id
}

/**
 * After the contact data of a reservation has changed: its former customer goes where it was their last one, unless the operator
 * wrote something of them or imported them. Throws 23503 where another is attached meanwhile.
 */
export async function leaveCustomer(
  tx: Database,
  left: number | null,
  current: number | null,
): Promise<void> {
  if (left === null || left === current) return
  const [customer] = await tx
    .select({ ...marks, importedAt: customers.importedAt })
    .from(customers)
    .where(eq(customers.id, left))
  if (customer && !isMarked(customer) && customer.importedAt === null) await deleteIfUnattached(tx, left)
}

const marks = { notes: customers.notes, doNotRentAt: customers.doNotRentAt }
const isMarked = ({ notes, doNotRentAt }: { notes: string | null; doNotRentAt: Date | null }): boolean =>
  notes !== null || doNotRentAt !== null

async function currentCustomer(tx: Database, id: CustomerId, reservation: number) {
  const [found] = await tx.select(marks).from(customers).where(eq(customers.id, id)).for('no key update')
  if (!found) return undefined
  const [other] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.customerId, id), ne(reservations.id, reservation)))
    .limit(1)
  return {
    hasOthers: other !== undefined,
    isMarked: isMarked(found),
  }
}

/** What the customer has from the reservation follows; a name that the operator gave, or an earlier address, is not from it. */
async function follow(tx: Database, id: CustomerId, former: Customer, contact: Customer): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id))
  if (!customer) return
  const { firstName, lastName, email, phone } = contact
  const isNamedSo = customer.firstName === former.firstName && customer.lastName === former.lastName
  const set = {
    ...(isNamedSo && { firstName, lastName }),
    ...(customer.email === former.email && { email }),
    ...(customer.phone === former.phone && { phone }),
  }
  if (Object.keys(set).length > 0) await tx.update(customers).set(set).where(eq(customers.id, id))
}

async function forget(tx: Database, id: CustomerId, { email, phone }: ContactKeys): Promise<void> {
  const { customerId, kind, key } = customerContacts
  const either = or(
    and(eq(kind, 'email'), inArray(key, [...email])),
    and(eq(kind, 'phone'), inArray(key, [...phone])),
  )
  await tx.delete(customerContacts).where(and(eq(customerId, id), either))
}

/** The phone may be another customer's, who is left with it. */
async function learn(
  tx: Database,
  { account }: TypedWhere,
  id: CustomerId,
  keys: ContactKeys,
): Promise<void> {
  for (const kind of ['email', 'phone'] as const) {
    const [key] = keys[kind]
    const others = { email: [], phone: [], [kind]: keys[kind] }
    if (key === undefined || (await knownAs(tx, account, others)) !== undefined) continue
    await tx
      .insert(customerContacts)
      .values({ accountId: account, customerId: id, kind, key })
      .onConflictDoNothing()
  }
}
