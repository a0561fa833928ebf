import type { MyWish } from '@nelly/contract/public-site/waiting-list'
import { UNCONFIRMED_MS } from '@nelly/domain/waiting-list/waiting-list'
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { landings, vehicles, waitingWishes } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'

type Id = Pick<MyWish, 'id'>

/** The wish that a mailed secret opens, with its landing; undefined where it was not confirmed in time. */
export async function wishBySecret(db: Database, secret: string, now: Date) {
  const hash = secretHashOf(secret)
  const [found] = await db
    .select({ wish: waitingWishes, landing: landings, vehicle: vehicles.name })
    .from(waitingWishes)
    .innerJoin(landings, eq(landings.id, waitingWishes.landingId))
    .leftJoin(vehicles, eq(vehicles.id, waitingWishes.vehicleId))
    .where(
      and(
        or(eq(waitingWishes.secretHash, hash), eq(waitingWishes.toldHash, hash)),
        isCounted(now),
        isNull(landings.deletedAt),
      ),
    )
  return found
}

const isCounted = (now: Date) =>
  or(
    isNotNull(waitingWishes.confirmedAt),
    gt(waitingWishes.createdAt, new Date(now.getTime() - UNCONFIRMED_MS)),
  )

/** Puts a wish in line, at its end; one that is in line stays where it is. */
export const confirmWish = (db: Database, { id }: Id, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .update(waitingWishes)
      .set({ confirmedAt: now })
      .where(and(eq(waitingWishes.id, id), isNull(waitingWishes.confirmedAt)))
  })

/** Deletes a wish, with the address of who waited. */
export const leaveWaitingList = (db: Database, { id }: Id): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.delete(waitingWishes).where(eq(waitingWishes.id, id))
  })
