import type { LandingId } from '@nelly/domain/ids'
import { type CompiledRates, compileRates } from '@nelly/domain/rates/compile-rates'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { fromStored, type StoredRates } from '@nelly/domain/rates/stored-rates'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/db/database.ts'
import { landings, ratesVersions } from '../../platform/db/schema.ts'

/** The rates that hold on a landing, ready for quotes. */
export interface CurrentRates {
  readonly version: number
  readonly compiled: CompiledRates
}

/** Version 0 of every landing. */
const DEFAULT = compileRates(DEFAULT_RATES)

/** Compiled rates by their digest, with a limit on the prices in all of them; an empty document counts as a hundred. */
const compiledRates = new LRUCache<string, CompiledRates>({
  maxSize: 100_000,
  sizeCalculation: ({ rates }) => 100 + rates.prices.length,
})
/** The digest that was last seen of a landing. A wrong one costs reading the document once more, and nothing else. */
const digests = new LRUCache<LandingId, string>({ max: 10_000 })

/**
 * The current rates of a landing, in one query. The document itself is only read where this process does not have it.
 * A landing that is not there has the default ones.
 */
export async function currentRates(db: Database, landing: LandingId): Promise<CurrentRates> {
  const seen = digests.get(landing)
  const known = seen === undefined ? undefined : compiledRates.get(seen)
  const [row] = await db
    .select({
      version: landings.ratesVersion,
      digest: ratesVersions.digest,
      rates: unlessKnown(known && seen),
    })
    .from(landings)
    .innerJoin(
      ratesVersions,
      and(eq(ratesVersions.landingId, landings.id), eq(ratesVersions.version, landings.ratesVersion)),
    )
    .where(eq(landings.id, landing))
  if (!row) return { version: 0, compiled: DEFAULT }
  digests.set(landing, row.digest)
  const compiled = (row.rates ? undefined : known) ?? compileRates(fromStored(row.rates ?? {}))
  compiledRates.set(row.digest, compiled)
  return { version: row.version, compiled }
}

/** The rates of a landing as a version has them, which one of its reservations was made at. */
export async function ratesAt(db: Database, landing: LandingId, version: number): Promise<CompiledRates> {
  if (version === 0) return DEFAULT
  const [row] = await db
    .select({ rates: ratesVersions.rates })
    .from(ratesVersions)
    .where(and(eq(ratesVersions.landingId, landing), eq(ratesVersions.version, version)))
  if (!row) throw new Error(`version ${version} of the rates of landing ${landing} is not there`)
  return compileRates(fromStored(row.rates))
}

/** Reads the rates of a landing. */
export type RatesOf = (landing: LandingId) => Promise<CurrentRates>

/** Reads the rates of each landing once: all answers to one request are at the same rates. */
export function ratesReader(db: Database): RatesOf {
  const read = new Map<LandingId, Promise<CurrentRates>>()
  return (landing) => {
    const rates = read.get(landing) ?? currentRates(db, landing)
    read.set(landing, rates)
    return rates
  }
}

/** The document, or null where it is the one with this digest. */
const unlessKnown = (digest: string | undefined): SQL<StoredRates | null> =>
  digest === undefined
    ? sql`${ratesVersions.rates}`
    : sql`case when ${ratesVersions.digest} <> ${digest} then ${ratesVersions.rates} end`
