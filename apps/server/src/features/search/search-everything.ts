import type { FoundLanding, SearchResults } from '@nelly/contract/search/search'
import { MOST_FOUND } from '@nelly/contract/search/search'
import type { AccountId } from '@nelly/domain/ids'
import type { SearchTerms } from '@nelly/domain/search/search-terms'
import { bestFirst, rankOf, searchTerms } from '@nelly/domain/search/search-terms'
import { asc } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings } from '../../platform/db/schema.ts'
import { isLivingOf } from '../inventory/published.ts'
import { findInFleet } from './find-in-fleet.ts'
import { findKnownCustomers } from './find-known-customers.ts'
import { findReservations } from './find-reservations.ts'

/**
 * What an account has of what was typed; deleted things are left out.
 *
 * Source: rules.md, "Search everywhere".
 */
export async function searchEverything(
  db: Database,
  account: AccountId,
  text: string,
): Promise<SearchResults> {
  const terms = searchTerms(text)
  return {
    reservations: await findReservations(db, account, terms),
    customers: await findKnownCustomers(db, account, terms),
    ...(await findInFleet(db, account, terms)),
    landings: await findLandings(db, account, terms),
  }
}

/** An account's landings by their name or their address. */
async function findLandings(db: Database, account: AccountId, terms: SearchTerms): Promise<FoundLanding[]> {
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
