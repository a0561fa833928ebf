import type { ListedRates } from '@nelly/contract/rates/calls'
import type { Words } from '@nelly/contract/words/translators'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { type ListedVersion, type RatesVersion, ratesOf } from './rates-store.ts'
import { versionChanges } from './version-changes.ts'

/** Versions that are answered at a time. */
const PAGE = 20

/** The versions of a landing's rates, the newest first; those older than `before` where it is given. */
export async function ratesHistory(
  db: Database,
  account: AccountId,
  landing: LandingId,
  before: number | undefined,
): Promise<Result<ListedRates[], 'landing-not-found'>> {
  const mine = ratesOf(account, db)
  if ((await mine.revisionOf(landing)) === undefined) return refuse('landing-not-found')
  const told: ListedRates[] = []
  for (const listed of await mine.list(landing, { before, limit: PAGE })) {
    told.push(await toldVersion(mine, landing, listed))
  }
  return ok(told)
}

/** One version of a landing's rates. */
export async function findRatesVersion(
  db: Database,
  account: AccountId,
  landing: LandingId,
  revision: number,
): Promise<
  Result<RatesVersion & { readonly told: ListedRates }, 'landing-not-found' | 'rates-version-not-found'>
> {
  const mine = ratesOf(account, db)
  if ((await mine.revisionOf(landing)) === undefined) return refuse('landing-not-found')
  const found = await mine.find(landing, revision)
  if (!found) return refuse('rates-version-not-found')
  return ok({ ...found, told: await toldVersion(mine, landing, found) })
}

/** A version with what is different from the one before, in words. */
const toldVersion = async (
  mine: ReturnType<typeof ratesOf>,
  landing: LandingId,
  { revision, createdAt, by, changes }: ListedVersion,
): Promise<ListedRates> => ({
  revision,
  createdAt: createdAt.toISOString(),
  by,
  changes: changes ?? (await compared(mine, landing, revision)),
})

/** The changes of a version that was saved before they were stored with it. Source: decision 0074. */
async function compared(
  mine: ReturnType<typeof ratesOf>,
  landing: LandingId,
  revision: number,
): Promise<Words[]> {
  const found = await mine.find(landing, revision)
  return found ? versionChanges(found, await mine.find(landing, revision - 1)) : []
}
