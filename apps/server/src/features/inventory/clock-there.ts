import type { AccountId } from '@nelly/domain/ids'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { isLivingOf } from './published.ts'

/**
 * The wall clock at each of an owner's landings at an instant, as a timestamp for queries that include the landing's
 * row. Time zones are computed here: a database may lack some.
 */
export async function clockThere(account: AccountId, db: Database, instant: Date): Promise<SQL> {
  const zones = await db
    .selectDistinct({ timezone: landings.timezone })
    .from(landings)
    .where(isLivingOf(account))
  const cases = zones.map(
    ({ timezone }) => sql`when ${timezone} then ${wallClockIn(timezone, instant)}::timestamp`,
  )
  return cases.length === 0
    ? sql`null::timestamp`
    : sql`(case ${landings.timezone} ${sql.join(cases, sql` `)} end)`
}
