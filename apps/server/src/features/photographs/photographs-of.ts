import type { Photograph, Photographs } from '@nelly/contract/reservations/photographs'
import type { AccountId, PhotographId, ReservationId } from '@nelly/domain/ids'
import { mayRemovePhotograph, photographedEnds, type RentalEnd } from '@nelly/domain/reservations/photographs'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, people, reservationPhotographs, reservations } from '../../platform/db/schema.ts'
import { isReservationOf } from '../ledger/ledger-of.ts'

/** Photographs of an account's reservation, and what may be done with them; undefined where the account has none such. */
export async function photographsOf(
  db: Database,
  account: AccountId,
  id: ReservationId,
): Promise<Photographs | undefined> {
  const [reservation] = await photographedReservation(db, account, id)
  if (!reservation) return undefined
  return {
    photographs: await photographsWhere(db, eq(reservationPhotographs.reservationId, id)),
    addable: addableEnds(reservation),
    isRemovable: mayRemovePhotograph(reservation.status),
  }
}

/** The ends of which photographs may be added: of none once the customer's data is erased, as they may show it. */
export const addableEnds = ({
  status,
  erasedAt,
}: Pick<typeof reservations.$inferSelect, 'status' | 'erasedAt'>): RentalEnd[] =>
  erasedAt === null ? photographedEnds(status) : []

/** A query of an account's reservation, as far as its photographs depend on it. */
export const photographedReservation = (db: Database, account: AccountId, id: ReservationId) =>
  db
    .select({ status: reservations.status, erasedAt: reservations.erasedAt })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(eq(reservations.id, id), isReservationOf(account)))

/** The same, locked, so that photographs are added and removed one after the other. */
export async function lockPhotographed(tx: Database, account: AccountId, id: ReservationId) {
  const [found] = await photographedReservation(tx, account, id).for('no key update', { of: reservations })
  return found
}

/** Photographs in the order in which they were added. */
export async function photographsWhere(db: Database, condition: SQL | undefined): Promise<Photograph[]> {
  const rows = await db
    .select({
      id: reservationPhotographs.id,
      check: reservationPhotographs.end,
      addedAt: reservationPhotographs.createdAt,
      addedBy: people.name,
    })
    .from(reservationPhotographs)
    .leftJoin(people, eq(people.id, reservationPhotographs.personId))
    .where(condition)
    .orderBy(asc(reservationPhotographs.id))
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }))
}

/** An account's photograph, with its reservation; undefined where the account has none such. */
export async function findPhotograph(db: Database, account: AccountId, id: PhotographId) {
  const { path, smallPath, reservationId } = reservationPhotographs
  const [found] = await db
    .select({ path, smallPath, reservationId })
    .from(reservationPhotographs)
    .innerJoin(reservations, eq(reservations.id, reservationId))
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(and(eq(reservationPhotographs.id, id), isReservationOf(account)))
  return found && { ...found, reservationId: found.reservationId as ReservationId }
}
