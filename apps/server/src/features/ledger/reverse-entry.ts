import type { ChangedLedger } from '@nelly/contract/ledger/ledger'
import type { Outcome } from '@nelly/contract/refusal-details'
import { MANAGER } from '@nelly/contract/role-groups'
import type { LedgerEntryId, ReservationId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { ledgerEntries } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { append, type Clerk, lockReservationOf } from './append.ts'
import { sumsOf } from './ledger-of.ts'

/**
 * Takes an entry back, by one that has the same amount the other way round.
 *
 * Source: rules.md, "Ledger".
 */
export function reverseEntry<Answer>(
  db: Database,
  clerk: Clerk,
  which: { readonly id: LedgerEntryId; readonly reason: string },
  respond: Respond<ChangedLedger, Answer>,
): Promise<Outcome<Answer>> {
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const [entry] = await tx
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.id, which.id), eq(ledgerEntries.accountId, clerk.account)))
    const reservation =
      entry && (await lockReservationOf(tx, clerk.account, entry.reservationId as ReservationId))
    if (!reservation) return refuse('ledger-entry-not-found')
    if (!clerk.mayPayBack) return refuse('role-not-allowed', { roles: MANAGER })
    if (entry.kind === 'reversal') return refuse('reversal-not-reversible')
    if (entry.isOfPrice) return refuse('price-not-reversible')
    const isReversed = (await tx.$count(ledgerEntries, eq(ledgerEntries.reversesId, entry.id))) > 0
    if (isReversed) return refuse('already-reversed')
    const { held } = await sumsOf(tx, reservation.id, reservation.currency)
    if (held - entry.heldMinor < 0) return refuse('deposit-exceeded')
    const { kind, amountMinor, currency, rate, bookedMinor, method, placeId } = entry
    const reversal = {
      ...{ kind: 'reversal' as const, amountMinor, currency, rate, bookedMinor, method, placeId },
      ...{ reversesId: entry.id, reversedKind: kind, note: which.reason },
    }
    return ok(await respond(tx, await append(tx, clerk, reservation, reversal)))
  })
}
