import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, reservations } from '../../db/schema.ts'

/** The columns of a landing that its reservations tell. */
export const landingOf = {
  id: landings.id,
  name: landings.name,
  displayName: landings.displayName,
  logo: landings.logo,
  timezone: landings.timezone,
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
