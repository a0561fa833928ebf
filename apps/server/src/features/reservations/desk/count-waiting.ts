import type { AccountId } from '@nelly/domain/ids'
import { isWaiting, standingAt } from '@nelly/domain/reservations/standing-at'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, reservations } from '../../../platform/db/schema.ts'
import { hasChangeWish } from './desk.ts'
import { deskReservationIds } from './desk-store.ts'

/**
 * How many reservations of an account wait for its operator at `now`; each by the clock at its landing.
 *
 * Source: rules.md, "The desk".
 */
export async function countWaiting(db: Database, account: AccountId, now: Date): Promise<number> {
  const ids = await deskReservationIds(db, { account, landing: undefined }, now)
  const { status, during, changeRequestedAt } = reservations
  const found = await db
    .select({ status, period: during, changeRequestedAt, timezone: landings.timezone })
    .from(reservations)
    .innerJoin(landings, eq(landings.id, reservations.landingId))
    .where(inArray(reservations.id, ids))
  return found.filter((one) => isWaiting(standingAt(one, wallClockIn(one.timezone, now)), hasChangeWish(one)))
    .length
}
