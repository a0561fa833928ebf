import type { ChangedLedger } from '@nelly/contract/ledger/ledger'
import type { NewCharges } from '@nelly/contract/ledger/proposed-charges'
import type { Outcome } from '@nelly/contract/refusal-details'
import { chargedLines } from '@nelly/domain/charges/charged-lines'
import type { ReservationId } from '@nelly/domain/ids'
import { taxed } from '@nelly/domain/rates/taxed'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reservationPhotographs } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { append, lockReservationOf, type Writer } from '../ledger/append.ts'
import { proposedChargesOf } from './proposed-charges.ts'

/**
 * Charges for a vehicle that came back, as one entry of the ledger with its tax. Of two at once the second is refused, as the first has
 * changed what is proposed.
 *
 * Source: rules.md, "Charges at the return".
 */
export function chargeAtReturn<Answer>(
  db: Database,
  writer: Writer,
  id: ReservationId,
  { charges, chargesMade }: NewCharges,
  respond: Respond<ChangedLedger, Answer>,
): Promise<Outcome<Answer>> {
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const reservation = await lockReservationOf(tx, writer.account, id)
    if (!reservation) return refuse('reservation-not-found')
    const proposed = await proposedChargesOf(tx, { account: writer.account, id })
    if (!proposed.ok) return proposed
    if (proposed.value.chargesMade !== chargesMade) return refuse('charges-changed')
    if (!(await hasPhotographs(tx, id, charges))) return refuse('photograph-not-found')
    const lines = chargedLines(charges, proposed.value)
    if (!lines.ok) return lines
    const { total, tax } = taxed(lines.value, proposed.value.tax)
    if (total === 0) return refuse('nothing-charged')
    const entry = {
      ...{ kind: 'charge' as const, amountMinor: total, bookedMinor: total, currency: reservation.currency },
      ...{ rate: null, method: null, note: null, lines: lines.value, taxMinor: tax.amount },
    }
    return ok(await respond(tx, await append(tx, writer, reservation, entry)))
  })
}

/** Whether the photographs that charges name are of their reservation. */
async function hasPhotographs(
  tx: Database,
  id: ReservationId,
  charges: NewCharges['charges'],
): Promise<boolean> {
  const named = new Set(charges.flatMap((one) => (one.kind === 'damage' && one.photographId) || []))
  const { id: photograph, reservationId } = reservationPhotographs
  const areOfIt = and(eq(reservationId, id), inArray(photograph, [...named]))
  return named.size === 0 || (await tx.$count(reservationPhotographs, areOfIt)) === named.size
}
