import type { AccountId, LandingId } from '@nelly/domain/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'

/** A landing as it is stored. */
export type Landing = typeof landings.$inferSelect

/** SQL condition on landings: visible to visitors and open for booking, published and not deleted. */
export const isPublished = and(eq(landings.status, 'published'), isNull(landings.deletedAt))

/** SQL condition on landings: the owner's that are not deleted. */
export const isLivingOf = (account: AccountId) =>
  and(eq(landings.accountId, account), isNull(landings.deletedAt))

/** Whether visitors can book on the landing: it is published and not deleted. */
export async function isPublishedLanding(db: Database, id: LandingId): Promise<boolean> {
  return (await db.$count(landings, and(eq(landings.id, id), isPublished))) > 0
}

/** Whether the account has this landing, not deleted. */
export async function hasLanding(db: Database, account: AccountId, landing: LandingId): Promise<boolean> {
  return (await db.$count(landings, and(eq(landings.id, landing), isLivingOf(account)))) > 0
}
