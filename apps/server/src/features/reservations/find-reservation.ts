import type { LandingId } from '@nelly/domain/ids'
import type { ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, landings, reminders, reservationEvents, reservations } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { isReservation, reservationColumns } from '../inventory/is-reservation.ts'
import { cancellationOf } from './reservation.ts'

/** Counted by the events of corrections, so that the limit holds for all instances. */
const corrections = sql<number>`(select count(*)::int from ${reservationEvents}
  where ${reservationEvents.reservationId} = ${reservations.id}
    and ${reservationEvents.kind} = ${'contact-corrected' satisfies ReservationEventKind})`

/**
 * A reservation with its landing and its operator's contact data; also a cancelled or deleted one, and of any landing.
 */
async function findReservation(db: Database, where: SQL | undefined) {
  const { by, reason, note } = cancellationOf(db)
  const [found] = await db
    .select({
      reservation: reservationColumns,
      landing: landings,
      operator: { email: accounts.email, phone: accounts.phone },
      corrections,
      cancellation: { by, reason, note },
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .leftJoinLateral(cancellationOf(db), sql`true`)
    .where(and(isReservation, where))
  return found
}

export type FoundReservation = NonNullable<Awaited<ReturnType<typeof findReservation>>>

/**
 * The reservation of a visitor's secret, of its first mail or of a reminder, by mail or in a chat. Secrets are looked up by their hash, so that the timing reveals nothing of
 * them.
 */
export function reservationBySecret(db: Database, secret: string) {
  const hash = secretHashOf(secret)
  const reminded = db
    .select({ id: reminders.reservationId })
    .from(reminders)
    .where(eq(reminders.secretHash, hash))
  return findReservation(db, or(eq(reservations.secretHash, hash), eq(reservations.id, sql`(${reminded})`)))
}

/** The one that was made on the landing with this idempotency key. */
export const reservationByKey = (db: Database, landing: LandingId, key: string) =>
  findReservation(db, and(eq(reservations.landingId, landing), eq(reservations.idempotencyKey, key)))
