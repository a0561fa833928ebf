import type { ReservingCustomer } from '@nelly/contract/reservations/reservation'
import type { ReservationActor } from '@nelly/domain/reservations/reservation-event'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { customers, landings, reservationEvents, reservations } from '../../platform/db/schema.ts'
import { type ReservationRow, reservationColumns } from '../inventory/is-reservation.ts'
import { plateOfReservation } from '../inventory/units-of.ts'
import { type Sums, sumsOfReservation } from '../ledger/ledger-of.ts'

/** The columns of a landing for its reservations. */
export const landingOf = {
  id: landings.id,
  name: landings.name,
  displayName: landings.displayName,
  logo: landings.logo,
  timezone: landings.timezone,
  defaultLanguage: landings.defaultLanguage,
  bothLanguages: landings.bothLanguages,
}

/** The landing of a reservation. */
export type ReservedLanding = Pick<typeof landings.$inferSelect, keyof typeof landingOf>

/** How a reservation was cancelled. */
interface Cancellation {
  by: ReservationActor['kind']
  reason: string | null
  note: string | null
}

/**
 * The event by which a reservation was cancelled or declined, for a lateral join: looked up by its index for each reservation,
 * whatever the planner's estimate of the number of events.
 */
export const cancellationOf = (db: Database) =>
  db
    .select({
      by: reservationEvents.actorKind,
      reason: reservationEvents.reason,
      note: reservationEvents.note,
    })
    .from(reservationEvents)
    .where(
      and(
        eq(reservationEvents.reservationId, reservations.id),
        inArray(reservationEvents.kind, ['cancelled', 'declined']),
      ),
    )
    .limit(1)
    .as('cancellation')

/** A reservation as it is stored, with its landing's name and look, and its cancellation. */
export type Reservation = ReservationRow & {
  landing: ReservedLanding
  cancellation: Cancellation | null
  /** That of its unit; undefined where it is not for its operator. */
  plate?: string | null
  /** What is due and what is held; undefined where it is not for its operator. */
  sums?: Sums
  /** Who reserved; undefined where it is not for its operator. */
  customer?: ReservingCustomer | null
}

/** Reservations with their landings and cancellations, to be filtered by `where`. */
export function reservationsWithLanding(db: Database) {
  const { by, reason, note } = cancellationOf(db)
  return db
    .select({
      reservation: reservationColumns,
      landing: landingOf,
      cancellation: { by, reason, note },
      plate: plateOfReservation,
      sums: sumsOfReservation,
      customer: { id: customers.id, doNotRentReason: customers.doNotRentReason },
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .leftJoin(customers, eq(customers.id, reservations.customerId))
    .leftJoinLateral(cancellationOf(db), sql`true`)
    .$dynamic()
}

/** A row of `reservationsWithLanding` as one value. */
export const toReservation = ({
  reservation,
  landing,
  cancellation,
  plate,
  sums,
  customer,
}: {
  reservation: ReservationRow
  landing: ReservedLanding
  cancellation: { [key in keyof Cancellation]: Cancellation[key] | null } | null
  plate: string | null
  sums: Sums
  customer: ReservingCustomer | null
}): Reservation => ({
  ...reservation,
  landing,
  plate,
  sums,
  customer,
  cancellation: cancellation?.by ? { ...cancellation, by: cancellation.by } : null,
})
