import { type ChangeWish, changeWishText } from '@nelly/contract/public-site/change-wish'
import type { ReservationId } from '@nelly/domain/ids'
import { type WishRefusal, wishRefusal } from '@nelly/domain/reservations/change-wish'
import { stateOf } from '@nelly/domain/reservations/reservation-state'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import type { Database } from '../../platform/db/database.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { appendReservationEvent, reservationEventsOf } from '../history/reservation-events.ts'
import { lockReservation } from './lock-reservation.ts'
import { putMails } from './mail/reservation-mails.ts'
import { changeRow } from './raised-revision.ts'

/**
 * Asks for a change of a reservation for its visitor, as an event of theirs, and mails both. Nothing else changes: the
 * operator does, or says that the wish is answered.
 *
 * Source: rules.md, "Asking for a change".
 */
export async function askForChange(
  db: Database,
  id: ReservationId,
  wish: ChangeWish,
  about: { origin: string; now: Date },
): Promise<Result<undefined, WishRefusal>> {
  return transactionWithJobs(db, (tx) => ask(tx, id, wish, about))
}

async function ask(
  tx: Database,
  id: ReservationId,
  wish: ChangeWish,
  { origin, now }: { origin: string; now: Date },
): Promise<Result<undefined, WishRefusal>> {
  const found = await lockReservation(tx, id)
  if (!found || found.reservation.erasedAt) return refuse('over')
  const { reservation, landing, standing } = found
  const events = await reservationEventsOf(tx, id)
  const askedAt = events.filter(({ kind }) => kind === 'change-requested').map(({ at }) => at)
  const state = stateOf(standing, wallClockIn(landing.timezone, now))
  const refusal = wishRefusal({ state, status: reservation.status, askedAt }, now)
  if (refusal) return refuse(refusal)
  const note = changeWishText(wish, landing.language)
  // Sent twice by a second press.
  const last = events.at(-1)
  if (last?.kind === 'change-requested' && last.note === note) return ok(undefined)
  // An operator who changes it meanwhile has not read the wish: their change is refused once.
  await changeRow(tx, id, { changeRequestedAt: now })
  await appendReservationEvent(tx, {
    reservationId: id,
    kind: 'change-requested',
    actor: { kind: 'visitor' },
    at: now,
    note,
  })
  const kinds = { toVisitor: 'change-wish-received', toOperator: 'change-wish-notice' } as const
  await putMails(tx, reservation, { ...kinds, wish: note, origin, now })
  return ok(undefined)
}
