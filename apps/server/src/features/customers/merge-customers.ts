import {
  type CustomerAnswer,
  MAX_CUSTOMER_NOTES,
  MAX_DO_NOT_RENT,
  type MergePreview,
} from '@nelly/contract/customers/customers'
import { mergedCustomer } from '@nelly/domain/customers/merged-customer'
import type { AccountId, CustomerId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { CustomerMove } from '@nelly/domain/reservations/reservation-event'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lockAccount } from '../../platform/db/lock-account.ts'
import { customerContacts, customers, reservations } from '../../platform/db/schema.ts'
import { appendReservationEvents } from '../history/reservation-events.ts'
import { findCustomer } from './find-customers.ts'
import { readCustomer, recognisedBy } from './read-customer.ts'

/** Two customers who are one person: who is kept, and who is given up. */
interface Pair {
  readonly kept: CustomerId
  readonly removed: CustomerId
}

type MergeRefusal = 'customer-not-found' | 'customer-same' | 'merged-too-long'

/** What the kept one would have; nothing is stored. */
export async function previewMerge(
  db: Database,
  account: AccountId,
  pair: Pair,
): Promise<Result<MergePreview, MergeRefusal>> {
  if (pair.kept === pair.removed) return refuse('customer-same')
  const [kept, removed] = [
    await findCustomer(db, account, pair.kept),
    await findCustomer(db, account, pair.removed),
  ]
  const rows = await rowsOf(db, account, pair)
  if (!kept || !removed || !rows) return refuse('customer-not-found')
  const merged = whole(rows)
  if (!merged.ok) return merged
  const { notes, doNotRentReason } = merged.value
  return ok({
    kept,
    removed,
    notes,
    doNotRentReason,
    ...(await recognisedBy(db, [pair.kept, pair.removed])),
  })
}

/**
 * Gives the reservations, notes and contacts of one customer to another and deletes the first, for good. Each reservation that moves
 * has an event.
 *
 * Source: rules.md, "Customers"; decision 0102.
 */
export const mergeCustomers = (
  db: Database,
  { account, actor }: Principal,
  pair: Pair,
  now: Date,
): Promise<Result<CustomerAnswer, MergeRefusal>> =>
  inTransaction(db, async (tx) => {
    const { kept, removed } = pair
    if (kept === removed) return refuse('customer-same')
    // Merges of an account come one after the other: what one moves, another would lock in another order.
    await lockAccount(tx, account)
    // Nothing of another account is locked.
    if (!(await rowsOf(tx, account, pair))) return refuse('customer-not-found')
    // Before the customers, as changes of a reservation lock it first.
    await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(inArray(reservations.customerId, [kept, removed]))
      .orderBy(asc(reservations.id))
      .for('update')
    const rows = await rowsOf(tx, account, pair, true)
    if (!rows) return refuse('customer-not-found')
    const merged = whole(rows)
    if (!merged.ok) return merged
    const moved = await tx
      .update(reservations)
      .set({ customerId: kept })
      .where(eq(reservations.customerId, removed))
      .returning({ id: reservations.id })
    const details: CustomerMove = { from: removed, to: kept }
    await appendReservationEvents(
      tx,
      moved.map(({ id }) => ({
        reservationId: id,
        kind: 'customer-merged',
        actor,
        at: now,
        details,
      })),
    )
    await tx
      .update(customerContacts)
      .set({ customerId: kept })
      .where(eq(customerContacts.customerId, removed))
    await tx.update(customers).set(merged.value).where(eq(customers.id, kept))
    await tx.delete(customers).where(eq(customers.id, removed))
    const after = await readCustomer(tx, account, kept, now)
    return after ? ok(after) : refuse('customer-not-found')
  })

/** The kept customer after the merge, unless it could not be saved again. */
function whole({ kept, removed }: { kept: CustomerRow; removed: CustomerRow }) {
  const merged = mergedCustomer(kept, removed)
  const fits =
    (merged.notes?.length ?? 0) <= MAX_CUSTOMER_NOTES &&
    (merged.doNotRentReason?.length ?? 0) <= MAX_DO_NOT_RENT
  return fits ? ok(merged) : refuse('merged-too-long')
}

type CustomerRow = typeof customers.$inferSelect

/** Both customers, if the account has them; locked until the transaction ends, if asked for. */
async function rowsOf(db: Database, account: AccountId, { kept, removed }: Pair, isLocked = false) {
  const query = db
    .select()
    .from(customers)
    .where(and(eq(customers.accountId, account), inArray(customers.id, [kept, removed])))
    .orderBy(asc(customers.id))
    .$dynamic()
  const rows = await (isLocked ? query.for('update') : query)
  const [one, other] = [rows.find(({ id }) => id === kept), rows.find(({ id }) => id === removed)]
  return one && other && { kept: one, removed: other }
}
