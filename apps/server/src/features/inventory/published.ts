import type { AccountId, LandingId } from '@nelly/domain/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, landings } from '../../platform/db/schema.ts'

/** A landing as it is stored. */
export type Landing = typeof landings.$inferSelect

/** SQL condition on landings: visitors find something at its address, if only that it is paused. */
export const isAtItsAddress = and(eq(landings.status, 'published'), isNull(landings.deletedAt))

/** SQL condition on landings: their account is not suspended. */
export const isNotSuspended = sql<boolean>`(select ${accounts.suspendedAt} is null from ${accounts}
  where ${eq(accounts.id, landings.accountId)})`

/** SQL condition on landings: visible to visitors and open for booking, published, not deleted and not suspended. */
export const isPublished = and(isAtItsAddress, isNotSuspended)

/** SQL condition on landings: the owner's that are not deleted. */
export const isLivingOf = (account: AccountId) =>
  and(eq(landings.accountId, account), isNull(landings.deletedAt))

/** Why visitors can't book on a landing; undefined where they can. */
export async function closedBecause(
  db: Database,
  id: LandingId,
): Promise<'landing-not-found' | 'account-suspended' | undefined> {
  const [there] = await db
    .select({ isOpen: isNotSuspended })
    .from(landings)
    .where(and(eq(landings.id, id), isAtItsAddress))
  if (!there) return 'landing-not-found'
  return there.isOpen ? undefined : 'account-suspended'
}

/** Whether the account has this landing, not deleted. */
export async function hasLanding(db: Database, account: AccountId, landing: LandingId): Promise<boolean> {
  return (await db.$count(landings, and(eq(landings.id, landing), isLivingOf(account)))) > 0
}
