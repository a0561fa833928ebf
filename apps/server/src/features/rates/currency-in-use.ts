import type { LandingId } from '@nelly/domain/ids'
import type { WallClock } from '@nelly/domain/wall-clock'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'

/** Whether reservations of a landing are under way or to come. `now` is the wall clock at its place. */
export async function hasReservationsToCome(
  db: Database,
  landing: LandingId,
  now: WallClock,
): Promise<boolean> {
  const [found] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        isNull(reservations.deletedAt),
        isNull(reservations.cancelledAt),
        sql`upper(${reservations.during}) > ${now}::timestamp`,
      ),
    )
    .limit(1)
  return found !== undefined
}
