import type { LandingId, OwnerId, ReservationId } from '@nelly/domain/ids'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, reservations } from '../../db/schema.ts'

/** The columns of a landing that its reservations tell. */
export const landingOf = {
  id: landings.id,
  name: landings.name,
  displayName: landings.displayName,
  logo: landings.logo,
}

/** What a reservation tells of its landing. */
export type ReservedLanding = Pick<typeof landings.$inferSelect, keyof typeof landingOf>

/** A reservation as it is kept, with what its landing is called and looks like. */
export type Reservation = typeof reservations.$inferSelect & { landing: ReservedLanding }

/** Reservations with their landings, to be narrowed by `where`. */
export const reservationsWithLanding = (db: Database) =>
  db
    .select({ reservation: reservations, landing: landingOf })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .$dynamic()

/** One owner's reservations on landings that are not deleted. Somebody else's are simply not there. */
export const reservationsOf = (owner: OwnerId, db: Database) => {
  const mine = and(eq(landings.ownerId, owner), isNull(landings.deletedAt))
  const living = isNull(reservations.deletedAt)
  return {
    /** A landing's reservations, newest first; undefined where the owner has no such landing. */
    async ofLanding(id: LandingId): Promise<Reservation[] | undefined> {
      const [landing] = await db
        .select(landingOf)
        .from(landings)
        .where(and(mine, eq(landings.id, id)))
      if (!landing) return undefined
      const rows = await db
        .select()
        .from(reservations)
        .where(and(eq(reservations.landingId, id), living))
        .orderBy(desc(reservations.id))
      return rows.map((row) => ({ ...row, landing }))
    },

    /** All of them, newest first. */
    async all(): Promise<Reservation[]> {
      const rows = await reservationsWithLanding(db).where(and(mine, living)).orderBy(desc(reservations.id))
      return rows.map(({ reservation, landing }) => ({ ...reservation, landing }))
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
