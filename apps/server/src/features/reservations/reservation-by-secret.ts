import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { landings, reservations, users } from '../../db/schema.ts'
import { secretHashOf } from './reservation-secret.ts'

/**
 * The reservation that a visitor's secret opens, with its landing and how to reach its operator; also a cancelled or deleted
 * one, and whatever became of the landing. Secrets are found by their hash, so that the time it takes tells nothing of them.
 */
export async function reservationBySecret(db: Database, secret: string) {
  const [found] = await db
    .select({
      reservation: reservations,
      landing: landings,
      operator: { email: users.email, phone: users.phone },
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .innerJoin(users, eq(users.id, landings.ownerId))
    .where(eq(reservations.secretHash, secretHashOf(secret)))
  return found
}

export type FoundBySecret = NonNullable<Awaited<ReturnType<typeof reservationBySecret>>>
