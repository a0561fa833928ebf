import { and, eq, inArray } from 'drizzle-orm'
import {
  customerContacts,
  customers,
  type DoneByImport,
  type KeptByUndo,
  reservations,
} from '../../../platform/db/schema.ts'
import type { UndoWork } from '../kind-of-import.ts'

/** Removes customers that were added, and gives those that were changed what they had before. */
export async function undoCustomers(
  { tx, principal, kept }: UndoWork,
  { customers: done = [] }: DoneByImport,
): Promise<void> {
  for (const { id, revision, before, contacts } of done) {
    const [customer] = await tx
      .select({
        firstName: customers.firstName,
        lastName: customers.lastName,
        revision: customers.revision,
      })
      .from(customers)
      .where(and(eq(customers.accountId, principal.account), eq(customers.id, id)))
    if (!customer) continue
    const why = customer.revision !== revision ? 'edited' : before === null ? await reserved(id) : undefined
    if (why) {
      const name = `${customer.firstName} ${customer.lastName}`.trim()
      kept.push({ vehicle: null, plate: null, customer: name, why })
    } else if (before === null) await tx.delete(customers).where(eq(customers.id, id))
    else {
      await tx.update(customers).set(before).where(eq(customers.id, id))
      await tx.delete(customerContacts).where(inArray(customerContacts.id, [...contacts]))
    }
  }

  async function reserved(id: number): Promise<KeptByUndo['why'] | undefined> {
    return (await tx.$count(reservations, eq(reservations.customerId, id))) > 0 ? 'reserved' : undefined
  }
}
