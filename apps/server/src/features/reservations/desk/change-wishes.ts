import type { Desk } from '@nelly/contract/reservations/desk'
import type { ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { reservationEvents } from '../../../platform/db/schema.ts'
import type { AtDesk } from './at-desk.ts'

/** Where a reservation stands that can still be changed. */
const CHANGEABLE: readonly ReservationStatus[] = ['requested', 'confirmed', 'out']

/** Those of the desk's reservations whose customer waits for an answer, the one that waits longest first. */
export async function changeWishes(db: Database, found: readonly AtDesk[]): Promise<Desk['changeWishes']> {
  const waiting = found.flatMap((reservation) => {
    const { changeRequestedAt: askedAt } = reservation
    return askedAt && CHANGEABLE.includes(reservation.status) ? [{ reservation, askedAt }] : []
  })
  const notes = await lastWishes(
    db,
    waiting.map(({ reservation }) => reservation.id),
  )
  return waiting
    .sort((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
    .map(({ reservation, askedAt }) => ({
      reservation: reservation.told,
      askedAt: askedAt.toISOString(),
      wish: notes.get(reservation.id) ?? '',
    }))
}

/** What the customers of these reservations wrote last, by the reservation's id. */
async function lastWishes(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map()
  const { reservationId, note, kind, id } = reservationEvents
  const rows = await db
    .selectDistinctOn([reservationId], { reservationId, note })
    .from(reservationEvents)
    .where(and(inArray(reservationId, [...ids]), eq(kind, 'change-requested' satisfies ReservationEventKind)))
    .orderBy(reservationId, desc(id))
  return new Map(rows.map((row) => [row.reservationId, row.note]))
}
