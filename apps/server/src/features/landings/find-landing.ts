import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import type { Landing } from '../inventory/published.ts'
import { landingsOf } from './landing-store.ts'

/** The account's landing, not deleted. */
export const findLanding = (
  db: Database,
  account: AccountId,
  landing: LandingId,
): Promise<Landing | undefined> => landingsOf(account, db).find(landing)
