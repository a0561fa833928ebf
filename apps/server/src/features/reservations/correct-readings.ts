import type { Outcome } from '@nelly/contract/refusal-details'
import { CORRECTIONS, type Correction, type takeReservationStep } from '@nelly/contract/reservations/steps'
import { refuse } from '@nelly/domain/result'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { isStale } from '../../platform/is-stale.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { lockWithVehicle, type OwnersReservation } from './lock-with-vehicle.ts'
import { changeRow } from './raised-revision.ts'
import type { Reservation } from './reservation.ts'
import { reservationConflict } from './reservation-conflict.ts'
import { reservationsOf } from './reservation-store.ts'
import { newCheck, storeOdometer } from './vehicle-checks.ts'

type Wanted = z.output<typeof takeReservationStep.body>
type WantedCorrection = Wanted & { readonly step: Correction }

export const isCorrection = (wanted: Wanted): wanted is WantedCorrection =>
  CORRECTIONS.some((one) => one === wanted.step)

/** Which readings are corrected, and where their reservation may stand. */
const CORRECTED = {
  correct_hand_over: { end: 'out', from: ['out', 'returned'] },
  correct_take_back: { end: 'back', from: ['returned'] },
} as const satisfies Record<Correction, object>

/**
 * Corrects what was read at a handover or a return, as an event, until the reservation is closed.
 *
 * Source: rules.md, "The life of a reservation".
 */
export async function correctReadings(
  tx: Database,
  which: OwnersReservation,
  wanted: WantedCorrection,
  { now }: { readonly now: Date },
): Promise<Outcome<Reservation>> {
  const { account, actor, id } = which
  const found = await lockWithVehicle(tx, which)
  if (!found || found.standing.isWithdrawn || found.landing.deletedAt) return refuse('reservation-not-found')
  const { reservation } = found
  if (isStale(wanted, reservation)) return reservationConflict(tx, which, 'changed-meanwhile', { now })
  const { end, from } = CORRECTED[wanted.step]
  if (!from.some((status) => status === reservation.status))
    return reservationConflict(tx, which, 'step-not-possible', { now })
  const check = await newCheck(tx, account, reservation, { ...wanted, end })
  if (!check.ok) return check
  const { columns, details, unitOdometer } = check.value
  await changeRow(tx, id, columns)
  if (unitOdometer !== null) await storeOdometer(tx, reservation, unitOdometer)
  await appendReservationEvent(tx, {
    ...{ reservationId: id, kind: 'readings-corrected', actor, at: now },
    note: wanted.note,
    details: { end, ...details },
  })
  return reservationsOf(account, tx).find(id)
}
