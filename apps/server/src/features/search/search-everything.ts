import type { SearchResults } from '@nelly/contract/search'
import type { AccountId } from '@nelly/domain/ids'
import { searchTerms } from '@nelly/domain/search-terms'
import type { Database } from '../../platform/db/database.ts'
import { findInFleet } from './find-in-fleet.ts'
import { findKnownCustomers } from './find-known-customers.ts'
import { findLandings } from './find-landings.ts'
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
