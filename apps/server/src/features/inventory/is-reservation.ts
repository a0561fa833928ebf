import { isNull } from 'drizzle-orm'
import { reservations } from '../../platform/db/schema.ts'

/**
 * SQL condition: whether a row of `reservations` is a reservation, not a unit that a block holds. Part of every query
 * for reservations; only availability asks for both (decision 0083).
 */
export const isReservation = isNull(reservations.blockId)
