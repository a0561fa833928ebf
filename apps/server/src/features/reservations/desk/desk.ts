import type { Desk } from '@nelly/contract/reservations/desk'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { ReservationEventKind } from '@nelly/domain/reservations/reservation-event'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { DeskTask } from '@nelly/domain/reservations/standing-at'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { reservationEvents } from '../../../platform/db/schema.ts'
import { reservationsOf } from '../reservation-store.ts'
import { type AtDesk, atDesk } from './at-desk.ts'
import { deskReservationIds, owingReservationIds } from './desk-store.ts'
import { reservationsAtRisk } from './reservations-at-risk.ts'

/**
 * What an owner's desk has to do at `now`, of all landings or of one; each by the clock at its landing.
 *
 * Source: rules.md, "The desk".
 */
export async function deskOf(
  db: Database,
  { account, landing }: { account: AccountId; landing: LandingId | undefined },
  now: Date,
): Promise<Desk> {
  const ids = await deskReservationIds(db, { account, landing }, now)
  const owing = await owingReservationIds(db, { account, landing })
  const found = await atDesk(
    db,
    await reservationsOf(account, db).some([...new Set([...ids, ...owing])]),
    now,
  )
  const having = (task: DeskTask, order: (one: AtDesk) => string) =>
    found.filter((one) => one.task === task).sort((a, b) => order(a).localeCompare(order(b)))
  const told = (these: readonly AtDesk[]) => these.map((one) => one.told)
  const overdue = having('overdue', ({ during }) => during.return)
  return {
    requests: told(having('to-answer', ({ answerBy }) => answerBy?.toISOString() ?? '')),
    lateOut: told(having('late-out', ({ during }) => during.pickup)),
    dueOut: told(having('due-out', ({ during }) => during.pickup)),
    overdue: told(overdue),
    dueBack: told(having('due-back', ({ during }) => during.return)),
    owing: told(owing.flatMap((id) => found.filter((one) => one.id === id))),
    changeWishes: await changeWishes(db, found),
    atRisk: await reservationsAtRisk(db, { account, overdue }, now),
  }
}

/** Where a reservation stands that can still be changed. */
const CHANGEABLE: readonly ReservationStatus[] = ['requested', 'confirmed', 'out']

/** Whether the customer of a reservation waits for the answer to a wish for a change. */
export const hasChangeWish = ({
  status,
  changeRequestedAt,
}: Pick<AtDesk, 'status' | 'changeRequestedAt'>): boolean =>
  changeRequestedAt !== null && CHANGEABLE.includes(status)

/** Those of the desk's reservations whose customer waits for an answer, the one that waits longest first. */
async function changeWishes(db: Database, found: readonly AtDesk[]): Promise<Desk['changeWishes']> {
  const waiting = found.flatMap((reservation) => {
    const { changeRequestedAt: askedAt } = reservation
    return askedAt && hasChangeWish(reservation) ? [{ reservation, askedAt }] : []
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
