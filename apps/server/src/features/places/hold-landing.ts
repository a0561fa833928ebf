import type { Currency } from '@nelly/domain/currency'
import type { AccountId, LandingId, PlaceId } from '@nelly/domain/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, places } from '../../platform/db/schema.ts'
import { isLivingOf } from '../inventory/published.ts'

/**
 * Locks a landing until the transaction ends, for changes of its places and pairs: the rules for them look at all of them. Gives its
 * currency; undefined where the account has no such landing.
 */
export async function holdLanding(
  tx: Database,
  account: AccountId,
  landing: LandingId,
): Promise<Currency | undefined> {
  // Bookings, which only refer to the landing, do not wait for this lock.
  const [found] = await tx
    .select({ currency: landings.currency })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landing)))
    .for('no key update')
  return found?.currency
}

/** The same for the landing of a place that is not deleted; undefined where the account has no such place. */
export async function holdLandingOf(
  tx: Database,
  account: AccountId,
  place: PlaceId,
): Promise<LandingId | undefined> {
  const [found] = await tx
    .select({ landing: places.landingId })
    .from(places)
    .where(and(eq(places.id, place), isNull(places.deletedAt)))
  const landing = found?.landing as LandingId | undefined
  return landing && (await holdLanding(tx, account, landing)) ? landing : undefined
}
