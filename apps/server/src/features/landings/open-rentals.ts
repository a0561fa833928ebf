import type { AccountId, LandingId } from '@nelly/domain/ids'
import { type OpenRentals, openRentals } from '@nelly/domain/reservations/reservation-state'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { livingFrom } from '../inventory/availability.ts'
import { landingsOf } from './landing-store.ts'

/** How many rentals of an owner's landing, deleted or not, are under way and to come: what its deletion would hide. */
export async function openRentalsOf(
  db: Database,
  account: AccountId,
  id: LandingId,
  instant: Date,
): Promise<Result<OpenRentals, 'landing-not-found'>> {
  const landings = landingsOf(account, db)
  const landing = (await landings.find(id)) ?? (await landings.findDeleted(id))
  if (!landing) return refuse('landing-not-found')
  const now = wallClockIn(landing.timezone, instant)
  const rows = await db
    .select({ period: reservations.during })
    .from(reservations)
    .where(and(eq(reservations.landingId, id), livingFrom(now)))
  const standing = rows.map(({ period }) => ({ period, isCancelled: false, isWithdrawn: false }))
  return ok(openRentals(standing, now))
}
