import type { CustomerAnswer, CustomerChanges } from '@nelly/contract/customers/customers'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { CustomerId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { customers } from '../../platform/db/schema.ts'
import { givenFields } from '../../platform/given-fields.ts'
import { isStale } from '../../platform/is-stale.ts'
import { readCustomer } from './read-customer.ts'

/**
 * Changes a customer's name, notes, document and whether the operator rents to them. With a `revision`, refuses to change what others changed
 * meanwhile.
 *
 * Source: rules.md, "Customers".
 */
export const changeCustomer = (
  db: Database,
  { account, actor }: Principal,
  id: CustomerId,
  { revision, ...fields }: CustomerChanges,
  now: Date,
): Promise<Outcome<CustomerAnswer, 'customer-not-found' | 'changed-meanwhile'>> =>
  inTransaction(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(customers)
      .where(and(eq(customers.accountId, account), eq(customers.id, id)))
      .for('no key update')
    const read = before && (await readCustomer(tx, account, id, now))
    if (!read) return refuse('customer-not-found')
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: read })
    const changes = givenFields(fields)
    const { doNotRentReason: reason } = changes
    const decided = reason !== undefined && reason !== before.doNotRentReason
    const by = actor.kind === 'person' ? actor.id : null
    const refusal = reason === null ? NO_REFUSAL : { doNotRentAt: now, doNotRentBy: by }
    const set = { ...changes, ...(decided && refusal) }
    if (Object.keys(set).length > 0) await tx.update(customers).set(set).where(eq(customers.id, id))
    const after = await readCustomer(tx, account, id, now)
    return after ? ok(after) : refuse('customer-not-found')
  })

const NO_REFUSAL = { doNotRentAt: null, doNotRentBy: null }
