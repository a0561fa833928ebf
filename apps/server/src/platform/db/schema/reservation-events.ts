import type { ReservationActor, ReservationEventKind } from '@nelly/domain/reservation-event'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { reservations } from './reservations.ts'

/** Events of a reservation, with actor and reason: append-only, except that erasing personal data clears notes. */
export const reservationEvents = pgTable(
  'reservation_events',
  {
    id: id(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReservationEventKind>().notNull(),
    actorKind: text('actor_kind').$type<ReservationActor['kind']>().notNull(),
    /** The number of the person or the key that acted; it stays when they are gone. */
    actorId: integer('actor_id'),
    at: instant('at').notNull(),
    /** One of the codes of the event's kind. */
    reason: text('reason'),
    /** Free text, which may be personal. */
    note: text('note'),
  },
  (table) => [
    index('reservation_events_reservation').on(table.reservationId),
    // A cancellation is final.
    uniqueIndex('reservation_events_cancelled_once')
      .on(table.reservationId)
      .where(sql`${table.kind} = 'cancelled'`),
    check(
      'reservation_events_actor_known',
      sql`${table.actorKind} in ('person', 'key', 'visitor', 'system')`,
    ),
    check(
      'reservation_events_actor_id',
      sql`${table.actorId} is null or ${table.actorKind} in ('person', 'key')`,
    ),
  ],
)
