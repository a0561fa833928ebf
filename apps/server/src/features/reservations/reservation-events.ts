import type { ReservationId } from '@nelly/domain/ids'
import type { ReservationActor, ReservationEventKind } from '@nelly/domain/reservation-event'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservationEvents } from '../../platform/db/schema.ts'

/** Something that happened to a reservation. */
export interface NewReservationEvent {
  reservationId: number
  kind: ReservationEventKind
  actor: ReservationActor
  at: Date
  /** One of the codes of the event's kind. */
  reason?: string | undefined
  /** Free text. It is erased with the reservation's personal data. */
  note?: string | undefined
}

/** Appends an event, in the transaction that makes the change. */
export async function appendReservationEvent(
  tx: Database,
  { reservationId, kind, actor, at, reason, note }: NewReservationEvent,
): Promise<void> {
  await tx.insert(reservationEvents).values({
    reservationId,
    kind,
    actorKind: actor.kind,
    actorId: 'id' in actor ? actor.id : null,
    at,
    reason: reason ?? null,
    note: note ?? null,
  })
}

/** The events of a reservation, the oldest first. */
export const reservationEventsOf = (db: Database, id: ReservationId) =>
  db
    .select()
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, id))
    .orderBy(asc(reservationEvents.id))

/** Clears the free text of a reservation's events; kind, time and actor stay. */
export async function clearEventNotes(tx: Database, id: ReservationId): Promise<void> {
  await tx
    .update(reservationEvents)
    .set({ note: null })
    .where(and(eq(reservationEvents.reservationId, id), isNotNull(reservationEvents.note)))
}
