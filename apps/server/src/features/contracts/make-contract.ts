import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { isEqual } from '@nelly/domain/is-equal'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { contracts } from '../../platform/db/schema.ts'
import { lockReservationOf } from '../ledger/append.ts'
import { nextNumber } from '../ledger/next-number.ts'
import { contentOf } from './content-of.ts'
import type { ContractRow } from './contract-row.ts'

/**
 * The contract of a reservation that shows it as it is: the valid one, or a new one in its place. It has no file yet.
 *
 * Source: rules.md, "Contracts".
 */
export const makeContract = (
  db: Database,
  { account, id, now }: { account: AccountId; id: ReservationId; now: Date },
): Promise<Outcome<ContractRow, 'reservation-not-found' | 'contract-not-possible'>> =>
  inTransaction(db, async (tx) => {
    const reservation = await lockReservationOf(tx, account, id)
    if (!reservation) return refuse('reservation-not-found')
    const content = await contentOf(tx, id)
    if (!content) return refuse('contract-not-possible')
    const isValid = and(eq(contracts.reservationId, id), isNull(contracts.voidedAt))
    const [valid] = await tx.select().from(contracts).where(isValid)
    if (valid && isEqual(valid.content, content)) return ok(valid)
    if (valid) await tx.update(contracts).set({ voidedAt: now }).where(isValid)
    const { timezone } = reservation
    const year = Number(wallClockIn(timezone, now).slice(0, 4))
    const of = { accountId: account, reservationId: id, timezone, madeAt: now, content, year }
    // Last of all, as others of the account wait for it.
    const number = await nextNumber(tx, account, 'contract', year)
    const [made] = await tx
      .insert(contracts)
      .values({ ...of, number })
      .returning()
    if (!made) throw new Error('an insert answered no row')
    return ok(made)
  })
