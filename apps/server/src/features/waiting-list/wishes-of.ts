import { MOST_LISTED_WISHES, type WaitingWish } from '@nelly/contract/reservations/waiting-wishes'
import type { AccountId, WishId } from '@nelly/domain/ids'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, vehicles, waitingWishes } from '../../platform/db/schema.ts'
import { isLivingOf } from '../inventory/published.ts'

/** Who waits on an account's landings, in line. */
export async function wishesOf(db: Database, account: AccountId): Promise<WaitingWish[]> {
  const rows = await db
    .select({ wish: waitingWishes, landingName: landings.displayName, vehicle: vehicles.name })
    .from(waitingWishes)
    .innerJoin(landings, eq(landings.id, waitingWishes.landingId))
    .leftJoin(vehicles, eq(vehicles.id, waitingWishes.vehicleId))
    .where(and(isLivingOf(account), isNotNull(waitingWishes.confirmedAt)))
    .orderBy(asc(waitingWishes.confirmedAt), asc(waitingWishes.id))
    .limit(MOST_LISTED_WISHES)
  return rows.map(({ wish, landingName, vehicle }) => ({
    ...{ id: wish.id as WishId, landingId: wish.landingId, landingName, vehicle },
    ...{ period: wish.during, email: wish.email },
    confirmedAt: (wish.confirmedAt ?? wish.createdAt).toISOString(),
    toldAt: wish.toldAt?.toISOString() ?? null,
  }))
}

/** Deletes a wish of an account; answers whether it had it. */
export const removeWish = (db: Database, account: AccountId, id: WishId): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const own = tx.select({ id: landings.id }).from(landings).where(isLivingOf(account))
    const removed = await tx
      .delete(waitingWishes)
      .where(and(eq(waitingWishes.id, id), inArray(waitingWishes.landingId, own)))
      .returning({ id: waitingWishes.id })
    return removed.length > 0
  })
