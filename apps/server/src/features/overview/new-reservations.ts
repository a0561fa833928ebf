import type { NewReservations } from '@nelly/contract/new-reservations'
import { MOST_NAMED } from '@nelly/contract/new-reservations'
import type { AccountId } from '@nelly/domain/ids'
import { and, desc, eq, exists, gt, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservationEvents, reservations } from '../../platform/db/schema.ts'
import { isLivingOf } from '../landings/published.ts'
import { isReservation } from '../reservations/is-reservation.ts'

/**
 * What visitors have reserved after a reservation that its owner knows, without deleted ones. Without `after` nothing is new: only
 * the newest id is told.
 */
export async function newReservationsOf(
  db: Database,
  account: AccountId,
  after: number | undefined,
): Promise<NewReservations> {
  const newest = await newestOf(db, account)
  if (after === undefined || newest <= after) return { newest, count: 0, reservations: [] }
  const isNew = and(
    isLivingOf(account),
    isReservation,
    isNull(reservations.deletedAt),
    gt(reservations.id, after),
    not(isMadeAtDesk(db)),
  )
  const rows = await db
    .select({
      id: reservations.id,
      reference: reservations.reference,
      landingId: reservations.landingId,
      landingName: landings.displayName,
      vehicleName: reservations.vehicleName,
      firstName: reservations.firstName,
      lastName: reservations.lastName,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(isNew)
    .orderBy(desc(reservations.id))
    .limit(MOST_NAMED)
  return {
    newest,
    count: rows[0]?.count ?? 0,
    reservations: rows.map(({ count: _, ...reservation }) => reservation),
  }
}

/** Whether somebody of the business made a reservation, which is no news to them. */
const isMadeAtDesk = (db: Database) =>
  exists(
    db
      .select({ id: reservationEvents.id })
      .from(reservationEvents)
      .where(
        and(
          eq(reservationEvents.reservationId, reservations.id),
          eq(reservationEvents.kind, 'confirmed'),
          eq(reservationEvents.reason, 'desk'),
        ),
      ),
  )

/** The highest id of a reservation of an account, by the index of each landing; 0: there is none. */
async function newestOf(db: Database, account: AccountId): Promise<number> {
  const ofLanding = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.landingId, landings.id), isReservation))
    .orderBy(desc(reservations.id))
    .limit(1)
    .as('newest')
  const [found] = await db
    .select({ id: sql<number>`coalesce(max(${ofLanding.id}), 0)::int` })
    .from(landings)
    .leftJoinLateral(ofLanding, sql`true`)
    .where(isLivingOf(account))
  return found?.id ?? 0
}
