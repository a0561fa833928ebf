import type { CustomerChanges } from '@nelly/contract/customers'
import { CUSTOMER_NAMES } from '@nelly/contract/customers'
import type { AnsweredCustomer } from '@nelly/contract/owned-customer'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { Principal } from '@nelly/domain/actor'
import type { CustomerId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { customers } from '../../platform/db/schema.ts'
import { editChanges, fieldsAmong } from '../../platform/http/edit-conflicts.ts'
import { readCustomer } from './read-customer.ts'

/**
 * Changes a customer's name, notes and whether the operator rents to them. With a `base`, refuses fields that others changed
 * meanwhile.
 *
 * Source: rules.md, "Customers".
 */
export const changeCustomer = (
  db: Database,
  { account, actor }: Principal,
  id: CustomerId,
  { base, ...sent }: CustomerChanges,
  now: Date,
): Promise<Outcome<AnsweredCustomer, 'customer-not-found' | 'changed-meanwhile'>> =>
  inTransaction(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.accountId, account), eq(customers.id, id)))
      .for('no key update')
    if (!before) return refuse('customer-not-found')
    const edit = editChanges(sent, base, before, CUSTOMER_NAMES)
    if (!edit.ok) return edit
    const changes = fieldsAmong(sent, edit.value)
    const { doNotRentReason: reason } = changes
    const decided = reason !== undefined && reason !== before.doNotRentReason
    const by = actor.kind === 'person' ? actor.id : null
    const refusal = reason === null ? NO_REFUSAL : { doNotRentAt: now, doNotRentBy: by }
    const set = { ...changes, ...(decided && refusal) }
    if (Object.keys(set).length > 0) await tx.update(customers).set(set).where(eq(customers.id, id))
    const after = await readCustomer(tx, account, id)
    return after ? ok(after) : refuse('customer-not-found')
  })

const NO_REFUSAL = { doNotRentAt: null, doNotRentBy: null }
