import type { Thanked } from '@nelly/contract/public-site'
import type { LandingId } from '@nelly/domain/ids'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { reservations } from '../../db/schema.ts'

/** How long the page that thanks may name whom it thanks: the reference is in its address, which people share. */
const THANKED_FOR_MS = 60 * 60 * 1000

/** Who booked, for an hour after the booking, unless their data was erased. */
export async function customerOf(
  db: Database,
  landing: LandingId,
  reference: string,
  now: Date,
): Promise<Thanked | undefined> {
  const [found] = await db
    .select({ firstName: reservations.firstName, cancelledAt: reservations.cancelledAt })
    .from(reservations)
    .where(
      and(
        eq(reservations.reference, reference),
        eq(reservations.landingId, landing),
        isNull(reservations.deletedAt),
        isNull(reservations.erasedAt),
        gt(reservations.createdAt, new Date(now.getTime() - THANKED_FOR_MS)),
      ),
    )
  return found && { firstName: found.firstName, isCancelled: found.cancelledAt !== null }
}
