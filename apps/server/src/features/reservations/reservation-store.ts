import type { AccountId, ReservationId } from '@nelly/domain/ids'
import type { Actor } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { appendReservationEvent } from '../history/reservation-events.ts'
import { clockThere } from '../inventory/clock-there.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { isLivingOf } from '../inventory/published.ts'
import { raisedRevision } from './raised-revision.ts'
import { type Reservation, reservationsWithLanding, toReservation } from './reservation.ts'
import { inOrder, matches, type ReservationFilter, reversed } from './reservation-list.ts'

/** A page of reservations, and the number of reservations on all pages. */
export interface ReservationPage {
  reservations: Reservation[]
  total: number
}

/** One owner's reservations on landings that are not deleted; those of others are not found. */
export const reservationsOf = (account: AccountId, db: Database) => {
  const isOwned = isLivingOf(account)
  const living = and(isReservation, isNull(reservations.deletedAt))
  const among = async (filter: ReservationFilter) => {
    const clock = filter.standing ? await clockThere(account, db, filter.standing.at) : sql`null::timestamp`
    return and(isOwned, living, matches(filter, clock))
  }

  /** The ids of the matching reservations, in order: from an index alone, unless there is a search. */
  const idsOf = async (
    filter: ReservationFilter,
    rows?: { limit: number; offset: number },
  ): Promise<number[]> => {
    const query = db
      .select({ id: reservations.id })
      .from(reservations)
      .innerJoin(landings, eq(landings.id, reservations.landingId))
      .where(await among(filter))
      .orderBy(...inOrder(filter.order))
      .$dynamic()
    const found = await (rows ? query.limit(rows.limit).offset(rows.offset) : query)
    return found.map(({ id }) => id)
  }

  async function count(filter: ReservationFilter): Promise<number> {
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(reservations)
      .innerJoin(landings, eq(landings.id, reservations.landingId))
      .where(await among(filter))
    return counted?.count ?? 0
  }

  /** Those of these ids that still exist, in the order of the ids. */
  async function some(ids: readonly number[]): Promise<Reservation[]> {
    if (ids.length === 0) return []
    const rows = await reservationsWithLanding(db).where(
      and(isOwned, living, inArray(reservations.id, [...ids])),
    )
    const byId = new Map(rows.map((row) => [row.reservation.id, toReservation(row)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /** All that match. */
    async all(filter: ReservationFilter = {}): Promise<Reservation[]> {
      const rows = await reservationsWithLanding(db)
        .where(await among(filter))
        .orderBy(...inOrder(filter.order))
      return rows.map(toReservation)
    },

    /**
     * A page of the matching reservations. Only its own rows are read completely; one in the second half is counted
     * from the end, so that the last page is as fast as the first.
     */
    async page(filter: ReservationFilter, { number, size }: Page): Promise<ReservationPage> {
      const offset = (number - 1) * size
      if (filter.search) {
        // A search reads every row: once is enough.
        const ids = await idsOf(filter)
        return { reservations: await some(ids.slice(offset, offset + size)), total: ids.length }
      }
      const total = await count(filter)
      const limit = Math.min(size, total - offset)
      if (limit <= 0) return { reservations: [], total }
      const behind = total - offset - limit
      const ids =
        offset <= behind
          ? await idsOf(filter, { limit, offset })
          : (await idsOf({ ...filter, order: reversed(filter.order) }, { limit, offset: behind })).reverse()
      return { reservations: await some(ids), total }
    },

    /** The ids of all that match, in order. */
    ids: (filter: ReservationFilter) => idsOf(filter),

    some,

    /** One of them. */
    async find(id: ReservationId): Promise<Result<Reservation, 'reservation-not-found'>> {
      const [found] = await some([id])
      return found ? ok(found) : refuse('reservation-not-found')
    },

    /** Deletes a reservation, which frees its unit: not one whose vehicle is out. */
    remove(
      id: ReservationId,
      actor: Actor,
      now: Date,
    ): Promise<Result<true, 'reservation-not-found' | 'reservation-out'>> {
      const onMine = inArray(
        reservations.landingId,
        db.select({ id: landings.id }).from(landings).where(isOwned),
      )
      return inTransaction(db, async (tx) => {
        const removed = await tx
          .update(reservations)
          .set({ deletedAt: now, revision: raisedRevision })
          .where(and(eq(reservations.id, id), living, onMine, ne(reservations.status, 'out')))
          .returning({ id: reservations.id })
        if (removed.length === 0) {
          const [out] = await tx
            .select({ id: reservations.id })
            .from(reservations)
            .where(and(eq(reservations.id, id), living, onMine))
          return refuse(out ? 'reservation-out' : 'reservation-not-found')
        }
        await appendReservationEvent(tx, { reservationId: id, kind: 'deleted', actor, at: now })
        return ok(true)
      })
    },
  }
}
