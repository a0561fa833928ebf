import type { LandingId } from '@nelly/domain/ids'
import type { Offer, Rates } from '@nelly/domain/rates/rates'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'

const isLimited = ({ uses }: Offer): boolean => uses !== null

/**
 * Which of a landing's offers may be used once more: uses are counted over all versions of the rates, and come back
 * with a cancellation. Source: rules.md, "Offers".
 */
export async function usableOffers(
  db: Database,
  landing: LandingId,
  { offers }: Pick<Rates, 'offers'>,
): Promise<(offer: Offer) => boolean> {
  const limited = offers.filter(isLimited)
  if (limited.length === 0) return () => true
  const ids = limited.map(({ id }) => id)
  const rows = await db
    .select({ id: reservations.offerId, count: sql<number>`count(*)::int` })
    .from(reservations)
    .where(
      and(
        eq(reservations.landingId, landing),
        inArray(reservations.offerId, ids),
        isNull(reservations.cancelledAt),
        isNull(reservations.deletedAt),
      ),
    )
    .groupBy(reservations.offerId)
  const used = new Map(rows.map(({ id, count }) => [id, count]))
  return ({ id, uses }) => uses === null || (used.get(id) ?? 0) < uses
}

/**
 * Lets bookings of a landing with limited offers wait for each other until the transaction ends, so that the last use
 * is given once. To be called after the vehicle is locked: saving the rates locks in the same order.
 */
export async function lockOffers(
  tx: Database,
  landing: LandingId,
  { offers }: Pick<Rates, 'offers'>,
): Promise<void> {
  if (!offers.some(isLimited)) return
  await tx.select({ id: landings.id }).from(landings).where(eq(landings.id, landing)).for('no key update')
}
