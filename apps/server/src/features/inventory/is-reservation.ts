import { getTableColumns, isNull, sql } from 'drizzle-orm'
import { reservations } from '../../platform/db/schema.ts'

/**
 * SQL condition: whether a row of `reservations` is a reservation, not a unit that a block holds. Part of every query
 * for reservations; only availability asks for both (decision 0083).
 */
export const isReservation = isNull(reservations.blockId)

/** A reservation as it is stored: it has a landing and a vehicle, which only blocks lack. */
export type ReservationRow = typeof reservations.$inferSelect & {
  readonly landingId: number
  readonly vehicleId: number
}

/** The columns of reservations in queries with `isReservation`. */
export const reservationColumns = {
  ...getTableColumns(reservations),
  landingId: sql<number>`${reservations.landingId}`.mapWith(reservations.landingId),
  vehicleId: sql<number>`${reservations.vehicleId}`.mapWith(reservations.vehicleId),
}
