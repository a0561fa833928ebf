import type { LastChange, Refused } from '@nelly/contract/refusal-details'
import { toEventActor } from '@nelly/contract/reservations/reservation-event-actors'
import type { ReservationId } from '@nelly/domain/ids'
import { refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { toldEventsOf } from '../history/reservation-events.ts'
import type { OwnersReservation } from './lock-with-vehicle.ts'
import { ownedReservation } from './reservation-for-operator.ts'
import { reservationsOf } from './reservation-store.ts'

/**
 * Refuses a step because of what the reservation is now, which is told with who changed it last. Within the transaction
 * that has locked it.
 */
export async function reservationConflict(
  tx: Database,
  { account, id }: OwnersReservation,
  refusal: 'step-not-possible' | 'changed-meanwhile',
  { now }: { now: Date },
): Promise<Refused<'step-not-possible' | 'changed-meanwhile' | 'reservation-not-found'>> {
  const whole = await reservationsOf(account, tx).find(id)
  if (!whole.ok) return whole
  return refuse(refusal, { newest: ownedReservation(whole.value, now), changed: await lastChangeOf(tx, id) })
}

/** Who changed a reservation last and when; null where nobody did. */
export async function lastChangeOf(tx: Database, id: ReservationId): Promise<LastChange | null> {
  const last = (await toldEventsOf(tx, id)).at(-1)
  return last ? { by: toEventActor(last.actorKind), who: last.who, at: last.at.toISOString() } : null
}
