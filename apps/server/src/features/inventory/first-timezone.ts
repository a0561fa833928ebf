import type { AccountId } from '@nelly/domain/ids'
import { HOME_TIMEZONE } from '@nelly/domain/wall-clock'
import { asc } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { isLivingOf } from './published.ts'

/** The time zone of an account's first landing, which says when its days begin. */
export async function firstTimezone(db: Database, account: AccountId): Promise<string> {
  // All of the few: for one alone the landings of all accounts may be read in their order.
  const [found] = await db
    .select({ timezone: landings.timezone })
    .from(landings)
    .where(isLivingOf(account))
    .orderBy(asc(landings.id))
  return found?.timezone ?? HOME_TIMEZONE
}
