import { changeWords } from '@nelly/contract/rates/change-words'
import type { Words } from '@nelly/contract/refusal-words'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { ratesDiff } from '@nelly/domain/rates/rates-diff'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { type RatesVersion, ratesOf } from './rates-store.ts'

/** A version with what is different from the one before, in words. */
export interface HistoryEntry extends RatesVersion {
  readonly changes: readonly Words[]
}

/** Versions that are answered at a time. */
const PAGE = 20

/** The versions of a landing's rates, the newest first; those older than `before` where it is given. */
export async function ratesHistory(
  db: Database,
  account: AccountId,
  landing: LandingId,
  before: number | undefined,
): Promise<Result<HistoryEntry[], 'landing-not-found'>> {
  const mine = ratesOf(account, db)
  if ((await mine.versionOf(landing)) === undefined) return refuse('landing-not-found')
  // One more, which the last of the page is compared with.
  const versions = await mine.list(landing, { before, limit: PAGE + 1 })
  return ok(versions.slice(0, PAGE).map((version, n) => withChanges(version, versions[n + 1])))
}

/** One version of a landing's rates. */
export async function findRatesVersion(
  db: Database,
  account: AccountId,
  landing: LandingId,
  version: number,
): Promise<Result<HistoryEntry, 'landing-not-found' | 'rates-version-not-found'>> {
  const mine = ratesOf(account, db)
  if ((await mine.versionOf(landing)) === undefined) return refuse('landing-not-found')
  const [found, earlier] = await mine.list(landing, { before: version + 1, limit: 2 })
  return found?.version === version ? ok(withChanges(found, earlier)) : refuse('rates-version-not-found')
}

/** The first version is compared with the default document and the prices that it found. */
function withChanges(version: RatesVersion, earlier: RatesVersion | undefined): HistoryEntry {
  const before = {
    rates: earlier?.rates ?? DEFAULT_RATES,
    vehicles: (earlier ?? version).snapshot.vehicles,
  }
  const after = { rates: version.rates, vehicles: version.snapshot.vehicles }
  const vehicleNames = new Map(
    [...(earlier?.snapshot.vehicles ?? []), ...version.snapshot.vehicles].map(({ id, name }) => [id, name]),
  )
  const names = {
    vehicle: (id: number) => vehicleNames.get(id),
    before: before.rates,
    after: after.rates,
  }
  return { ...version, changes: ratesDiff(before, after).map((change) => changeWords(change, names)) }
}
