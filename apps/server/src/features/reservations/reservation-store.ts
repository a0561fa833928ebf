import type { LandingId, OwnerId, ReservationId } from '@nelly/domain/ids'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { landings, reservations } from '../../db/schema.ts'
import type { Page } from '../../http/tell-page.ts'
import { clockThere } from './clock-there.ts'
import { type Reservation, type ReservedLanding, reservationsWithLanding } from './reservation.ts'
import { inOrder, type ListWish, wished } from './reservation-list.ts'

const toReservation = (row: {
  reservation: typeof reservations.$inferSelect
  landing: ReservedLanding
}): Reservation => ({ ...row.reservation, landing: row.landing })

const paged = <Query extends PgSelect>(query: Query, page: Page | undefined): Query =>
  page ? query.limit(page.size).offset((page.number - 1) * page.size) : query

/** One owner's reservations on landings that are not deleted. Somebody else's are simply not there. */
export const reservationsOf = (owner: OwnerId, db: Database) => {
  const mine = and(eq(landings.ownerId, owner), isNull(landings.deletedAt))
  const living = isNull(reservations.deletedAt)
  const among = async (wish: ListWish) => {
    const clock = wish.standing ? await clockThere(owner, db, wish.standing.at) : sql`null::timestamp`
    return and(mine, living, wished(wish, clock))
  }

  /** All of them, as they are wished for. */
  async function all(wish: ListWish = {}): Promise<Reservation[]> {
    const found = reservationsWithLanding(db)
      .where(await among(wish))
      .orderBy(...inOrder(wish.order))
    const rows = await paged(found, wish.page)
    return rows.map(toReservation)
  }

  return {
    /** A landing's reservations as they are wished for; undefined where the owner has no such landing. */
    async ofLanding(id: LandingId, wish: ListWish = {}): Promise<Reservation[] | undefined> {
      const [landing] = await db
        .select({ id: landings.id })
        .from(landings)
        .where(and(mine, eq(landings.id, id)))
      return landing && all({ ...wish, landing: id })
    },

    all,

    /** How many there are of a wish on all its pages. */
    async count(wish: ListWish): Promise<number> {
      const [counted] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(reservations)
        .innerJoin(landings, eq(landings.id, reservations.landingId))
        .where(await among(wish))
      return counted?.count ?? 0
    },

    /** The ids of all that are wished for, in order. */
    async ids(wish: ListWish): Promise<number[]> {
      const rows = await db
        .select({ id: reservations.id })
        .from(reservations)
        .innerJoin(landings, eq(landings.id, reservations.landingId))
        .where(await among(wish))
        .orderBy(...inOrder(wish.order))
      return rows.map(({ id }) => id)
    },

    /** Those of these ids that are still there, in the order of the ids. */
    async some(ids: readonly number[]): Promise<Reservation[]> {
      const rows = await reservationsWithLanding(db).where(
        and(mine, living, inArray(reservations.id, [...ids])),
      )
      const byId = new Map(rows.map((row) => [row.reservation.id, toReservation(row)]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** Takes a reservation back, which frees its unit; false where the owner has no such reservation. */
    async remove(id: ReservationId, now: Date): Promise<boolean> {
      const onMine = inArray(
        reservations.landingId,
        db.select({ id: landings.id }).from(landings).where(mine),
      )
      const removed = await db
        .update(reservations)
        .set({ deletedAt: now })
        .where(and(eq(reservations.id, id), living, onMine))
        .returning({ id: reservations.id })
      return removed.length > 0
    },
  }
}
