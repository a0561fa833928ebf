import type { Refused } from '@nelly/contract/refusal-details'
import { type AnswerContext, toReservationAnswer } from '@nelly/contract/reservation-answers'
import { toEventActor } from '@nelly/contract/reservation-event-actors'
import { refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import type { OwnersReservation } from './lock-with-vehicle.ts'
import { toldEventsOf } from './reservation-events.ts'
import { reservationsOf } from './reservation-store.ts'

/**
 * Refuses a change because of what the reservation is now, which is told with who changed it last. Within the
 * transaction that has locked it.
 */
export async function reservationConflict(
  tx: Database,
  { account, id }: OwnersReservation,
  refusal: 'step-not-possible' | 'reservation-changed',
  context: AnswerContext,
): Promise<Refused<'step-not-possible' | 'reservation-changed' | 'reservation-not-found'>> {
  const whole = await reservationsOf(account, tx).find(id)
  if (!whole) return refuse('reservation-not-found')
  const last = (await toldEventsOf(tx, id)).at(-1)
  const changed = last && { by: toEventActor(last.actorKind), who: last.who, at: last.at.toISOString() }
  return refuse(refusal, { reservation: toReservationAnswer(whole, context), changed: changed ?? null })
}
