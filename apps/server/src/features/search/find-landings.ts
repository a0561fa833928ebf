import { type FoundLanding, MOST_FOUND, type Ranked } from '@nelly/contract/search'
import type { AccountId } from '@nelly/domain/ids'
import { bestFirst, rankOf, type SearchTerms } from '@nelly/domain/search-terms'
import { asc } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { isLivingOf } from '../inventory/published.ts'

/** An account's landings by their name or their address. */
export async function findLandings(
  db: Database,
  account: AccountId,
  terms: SearchTerms,
): Promise<Ranked<FoundLanding>[]> {
  const all = await db
    .select({
      id: landings.id,
      name: landings.name,
      displayName: landings.displayName,
      status: landings.status,
    })
    .from(landings)
    .where(isLivingOf(account))
    .orderBy(asc(landings.id))
  const found = all.flatMap(({ id, name, displayName, status }) => {
    const rank = rankOf(terms, displayName, name)
    return rank ? [{ id, displayName, isPublished: status === 'published', rank }] : []
  })
  return bestFirst(found, MOST_FOUND)
}
