import type { KnownReservations, NewReservations } from '@nelly/contract/reservations/new-reservations'
import { MOST_NAMED } from '@nelly/contract/reservations/new-reservations'
import type { AccountId } from '@nelly/domain/ids'
import { MOST_KNOWN_RESERVATIONS } from '@nelly/domain/limits'
import { and, desc, eq, exists, gt, isNull, not, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservationEvents, reservations } from '../../platform/db/schema.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { isLivingOf } from '../inventory/published.ts'

/**
 * How long after a reservation's time one with a lower id may still be committed, at most: an id is taken before the commit, and
 * what waits for locks and retries is bounded by the timeouts of queries (`platform/db/server.ts`), to less than this.
 */
const SETTLED_MINUTES = 10

/**
 * What visitors have reserved besides the reservations that its owner knows, without deleted ones. Where none are named nothing is
 * new: only which there are is told.
 */
export async function newReservationsOf(
  db: Database,
  account: AccountId,
  seen: KnownReservations | undefined,
  now: Date,
): Promise<Omit<NewReservations, 'waiting'>> {
  const next = await knownNow(db, account, seen?.after ?? 0, now)
  if (!seen || (next.known.every((id) => seen.known.includes(id)) && next.after === seen.after))
    return { ...next, count: 0, reservations: [] }
  const isNew = and(
    isLivingOf(account),
    isReservation,
    isNull(reservations.deletedAt),
    gt(reservations.id, seen.after),
    notInArray(reservations.id, [...seen.known]),
    not(isMadeAtDesk(db)),
  )
  const rows = await db
    .select({
      id: reservations.id,
      reference: reservations.reference,
      landingId: landings.id,
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
    ...next,
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

/** The reservations of an account after an id, of which those made long ago, or before too many others, are given by one id. */
async function knownNow(
  db: Database,
  account: AccountId,
  after: number,
  now: Date,
): Promise<KnownReservations> {
  // The newest of each landing, by its index.
  const ofLanding = db
    .select({ id: reservations.id, createdAt: reservations.createdAt })
    .from(reservations)
    .where(and(eq(reservations.landingId, landings.id), isReservation, gt(reservations.id, after)))
    .orderBy(desc(reservations.id))
    .limit(MOST_KNOWN_RESERVATIONS + 1)
    .as('newest')
  const rows = await db
    .select({ id: ofLanding.id, createdAt: ofLanding.createdAt })
    .from(landings)
    .innerJoinLateral(ofLanding, sql`true`)
    .where(isLivingOf(account))
    .orderBy(desc(ofLanding.id))
    .limit(MOST_KNOWN_RESERVATIONS + 1)
  const settledBefore = now.getTime() - SETTLED_MINUTES * 60_000
  const settled = rows.findIndex(
    ({ createdAt }, nth) => createdAt.getTime() < settledBefore || nth === MOST_KNOWN_RESERVATIONS,
  )
  const known = settled < 0 ? rows : rows.slice(0, settled)
  return { after: rows[settled]?.id ?? after, known: known.map(({ id }) => id) }
}
