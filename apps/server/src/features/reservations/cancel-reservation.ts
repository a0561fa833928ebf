import type { CancellingRefusal } from '@nelly/contract/my-reservation'
import { cancellationFeeAt } from '@nelly/domain/cancellation'
import type { ReservationId } from '@nelly/domain/ids'
import { cents, type UsCents } from '@nelly/domain/money'
import { mayBeCancelled, stateOf } from '@nelly/domain/reservation-state'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { reservations } from '../../db/schema.ts'
import { lockReservation } from './lock-reservation.ts'

/**
 * Calls a reservation off for its visitor, which frees its unit. What they were shown is what they agree to: at another fee
 * than `seenFee` it is refused. One that is called off already stays as it is, and that is no refusal.
 *
 * Source: rules.md, "A visitor's own reservation".
 */
export function cancelReservation(
  db: Database,
  id: ReservationId,
  { seenFee, now: instant }: { seenFee: UsCents | undefined; now: Date },
): Promise<Result<undefined, CancellingRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = await lockReservation(tx, id)
    if (!found) return refuse('withdrawn')
    const { reservation, standing, timezone } = found
    const now = wallClockIn(timezone, instant)
    const state = stateOf(standing, now)
    if (state === 'cancelled') return ok(undefined)
    if (state === 'withdrawn') return refuse('withdrawn')
    if (!mayBeCancelled(state)) return refuse('begun')
    const fee = cancellationFeeAt(cents(reservation.totalCents), standing.period.pickup, now)
    if (fee !== seenFee) return refuse('fee-changed')
    await tx
      .update(reservations)
      .set({ cancelledAt: instant, cancellationFeeCents: fee })
      .where(eq(reservations.id, id))
    return ok(undefined)
  })
}
