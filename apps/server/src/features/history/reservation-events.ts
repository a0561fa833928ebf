import type { ReservationId } from '@nelly/domain/ids'
import type { ReservationActor, ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { people, reservationEvents } from '../../platform/db/schema.ts'

/** Events added by one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 1_000

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
  /**
   * What it changed, without personal data but in a part `before`, which is erased with that; of `unit-moved` a `UnitMove`.
   */
  details?: object | undefined
}

/** Appends an event, in the transaction that makes the change. */
export const appendReservationEvent = (tx: Database, event: NewReservationEvent): Promise<void> =>
  appendReservationEvents(tx, [event])

/** Appends several. */
export async function appendReservationEvents(
  tx: Database,
  events: readonly NewReservationEvent[],
): Promise<void> {
  for (let start = 0; start < events.length; start += BATCH)
    await tx.insert(reservationEvents).values(events.slice(start, start + BATCH).map(toRow))
}

const toRow = ({ reservationId, kind, actor, at, reason, note, details }: NewReservationEvent) => ({
  reservationId,
  kind,
  actorKind: actor.kind,
  actorId: 'id' in actor ? actor.id : null,
  at,
  reason: reason ?? null,
  note: note ?? null,
  details: details ? { ...details } : null,
})

/** The events of a reservation, the oldest first. */
export const reservationEventsOf = (db: Database, id: ReservationId) =>
  db
    .select()
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, id))
    .orderBy(asc(reservationEvents.id))

/** The events of a reservation as they are told, with the names of the persons who acted, the oldest first. */
export const toldEventsOf = (db: Database, id: ReservationId) =>
  db
    .select({
      kind: reservationEvents.kind,
      actorKind: reservationEvents.actorKind,
      who: people.name,
      at: reservationEvents.at,
      note: reservationEvents.note,
      details: sql<Record<string, unknown> | null>`${reservationEvents.details} - 'before'`,
    })
    .from(reservationEvents)
    .leftJoin(
      people,
      and(eq(reservationEvents.actorKind, 'person'), eq(people.id, reservationEvents.actorId)),
    )
    .where(eq(reservationEvents.reservationId, id))
    .orderBy(asc(reservationEvents.id))

/** Clears the free text of a reservation's events, and what changes replaced; kind, time and actor stay. */
export async function clearEventNotes(tx: Database, id: ReservationId): Promise<void> {
  const { details } = reservationEvents
  await tx
    .update(reservationEvents)
    .set({ note: null, details: sql`${details} - 'before'` })
    .where(
      and(
        eq(reservationEvents.reservationId, id),
        or(isNotNull(reservationEvents.note), sql`${details} ? 'before'`),
      ),
    )
}
