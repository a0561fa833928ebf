import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { landingsOf } from './landing-store.ts'
import type { Landing } from './published.ts'

/** The account's landing, not deleted. */
export const findLanding = (
  db: Database,
  account: AccountId,
  landing: LandingId,
): Promise<Landing | undefined> => landingsOf(account, db).find(landing)
