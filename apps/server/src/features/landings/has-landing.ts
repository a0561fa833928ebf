import type { AccountId, LandingId } from '@nelly/domain/ids'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { type Landing, landingsOf } from './landing-store.ts'
import { isLivingOf } from './published.ts'

/** Whether the account has this landing, not deleted. */
export async function hasLanding(db: Database, account: AccountId, landing: LandingId): Promise<boolean> {
  const found = await db
    .select({ id: landings.id })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landing)))
  return found.length > 0
}

/** The account's landing, not deleted. */
export const findLanding = (
  db: Database,
  account: AccountId,
  landing: LandingId,
): Promise<Landing | undefined> => landingsOf(account, db).find(landing)
