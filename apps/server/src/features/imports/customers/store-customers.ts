import type { ContactKeys, ContactKind } from '@nelly/domain/customers/contact-keys'
import type { CustomerColumns, CustomersPlan } from '@nelly/domain/imports/customer-plan'
import { pick } from '@nelly/domain/pick'
import { eq } from 'drizzle-orm'
import { chunksOf } from '../../../platform/db/chunks-of.ts'
import { customerContacts, customers, type DoneToCustomer } from '../../../platform/db/schema.ts'
import { type ImportWork, NOTHING_DONE, type StoredRows } from '../kind-of-import.ts'

/** Stores what a file says of customers, who are locked. */
export async function storeCustomers(work: ImportWork, plan: CustomersPlan): Promise<StoredRows> {
  const done = [...(await addCustomers(work, plan.added)), ...(await changeCustomers(work, plan.changed))]
  const people = [...done.map(({ id }) => id), ...plan.same]
  return {
    refused: new Map(),
    done: { ...NOTHING_DONE, customers: done, people: people.map(String) },
  }
}

async function addCustomers(
  { tx, account, by: { at } }: ImportWork,
  added: CustomersPlan['added'],
): Promise<DoneToCustomer[]> {
  const done: DoneToCustomer[] = []
  for (const some of chunksOf(added)) {
    const rows = await tx
      .insert(customers)
      .values(some.map(({ values }) => ({ ...values, accountId: account, createdAt: at, importedAt: at })))
      .returning({ id: customers.id, revision: customers.revision })
    const contacts = rows.flatMap(({ id }, index) =>
      keysToStore(some[index]?.keys).map((key) => ({ ...key, accountId: account, customerId: id })),
    )
    if (contacts.length > 0) await tx.insert(customerContacts).values(contacts)
    done.push(...rows.map((row) => ({ ...row, before: null, contacts: [] })))
  }
  return done
}

async function changeCustomers(
  { tx, account }: ImportWork,
  changed: CustomersPlan['changed'],
): Promise<DoneToCustomer[]> {
  const done: DoneToCustomer[] = []
  for (const { customer, values, keys } of changed) {
    const [row] = await tx
      .update(customers)
      .set(values)
      .where(eq(customers.id, customer.id))
      .returning({ revision: customers.revision })
    const isKnown = ({ kind }: { kind: ContactKind }) =>
      keys[kind].some((key) => customer.keys[kind].includes(key))
    const learned = keysToStore(keys)
      .filter((key) => !isKnown(key))
      .map((key) => ({ ...key, accountId: account, customerId: customer.id }))
    // Another customer's phone stays theirs.
    const contacts =
      learned.length === 0
        ? []
        : await tx
            .insert(customerContacts)
            .values(learned)
            .onConflictDoNothing()
            .returning({ id: customerContacts.id })
    done.push({
      ...{ id: customer.id, revision: row?.revision ?? 0 },
      before: pick(customer, Object.keys(values) as (keyof CustomerColumns)[]),
      contacts: contacts.map(({ id }) => id),
    })
  }
  return done
}

/** The spelling of each that is stored. */
const keysToStore = (keys: ContactKeys | undefined): { kind: ContactKind; key: string }[] =>
  (['email', 'phone'] as const).flatMap((kind) => {
    const [key] = keys?.[kind] ?? []
    return key === undefined ? [] : [{ kind, key }]
  })
