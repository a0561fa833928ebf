import { isDeepStrictEqual } from 'node:util'
import type { Outcome, Refused } from '@nelly/contract/refusal-details'
import type { PricedVehicle } from '@nelly/domain/priced-vehicle'
import { refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { restorePlaces } from '../places/restore-places.ts'
import { type Inventory, inventoryOf } from './landing-inventory.ts'
import { type RatesVersion, ratesOf } from './rates-store.ts'
import { type LandingRef, lockVehicles, type RatesRefusal, type SavedRates, saveIn } from './save-rates.ts'

interface Restoring {
  /** Of the version to restore. */
  readonly of: number
  /** The newest that the caller knows. */
  readonly revision?: number | undefined
  /** Whether the vehicles get their prices per day of that time back, too. */
  readonly withPrices: boolean
  /** Whether the places get back what they were, too. */
  readonly withPlaces: boolean
}

type Restored = Outcome<SavedRates, RatesRefusal | 'rates-version-not-found'>

/** Rolls a restoration back that was refused after it had begun. */
class RestorationRefused extends Error {
  readonly outcome: Refused<RatesRefusal>

  constructor(outcome: Refused<RatesRefusal>) {
    super('the restoration was refused')
    this.outcome = outcome
  }
}

/**
 * Saves an earlier version of a landing's rates as the next one. Where prices or places that no version has would be
 * lost, they are saved as a version first. Source: rules.md, "Versions of the rates"; decision 0075.
 */
export async function restoreRates(
  db: Database,
  who: LandingRef,
  restoring: Restoring,
  now: Date,
): Promise<Restored> {
  try {
    return await inTransaction(db, (tx) => restore(tx, who, restoring, now))
  } catch (error) {
    if (error instanceof RestorationRefused) return error.outcome
    throw error
  }
}

async function restore(
  tx: Database,
  who: LandingRef,
  { of, revision, withPrices, withPlaces }: Restoring,
  now: Date,
): Promise<Restored> {
  const { landing, account } = who
  const mine = ratesOf(account, tx)
  if ((await mine.revisionOf(landing)) === undefined) return refuse('landing-not-found')
  const found = await mine.find(landing, of)
  if (!found) return refuse('rates-version-not-found')
  const save = async (edit: Parameters<typeof saveIn>[2]) => {
    const saved = await saveIn(tx, who, edit, now)
    if (!saved.ok) throw new RestorationRefused(saved)
    return saved
  }
  // Bookings lock a vehicle before its landing: the other order would deadlock.
  if (withPrices) await lockVehicles(tx, landing)
  const locked = await mine.lock(landing)
  const newest = locked && (await mine.find(landing, locked.revision))
  const inventory = await inventoryOf(tx, landing)
  const isUnsaved = newest !== undefined && !isSame(newest.snapshot, inventory)
  const edited =
    isUnsaved && (withPrices || withPlaces)
      ? (await save({ revision, rates: newest.rates, prices: [] })).value.revision
      : revision
  if (withPlaces) await restorePlaces(tx, landing, found.snapshot.places)
  return save({
    revision: edited,
    rates: found.rates,
    prices: withPrices ? pricesOf(inventory, found) : [],
    keptAmounts: 'all',
  })
}

/** Whether a version has recorded these prices and places. */
const isSame = (snapshot: RatesVersion['snapshot'], now: Inventory): boolean =>
  isDeepStrictEqual(snapshot, JSON.parse(JSON.stringify(now)))

/** The prices of that time, of the vehicles that are still there. */
function pricesOf({ vehicles }: Inventory, { snapshot }: RatesVersion): readonly PricedVehicle[] {
  const living = new Set(vehicles.map(({ id }) => id))
  return snapshot.vehicles.filter(({ id }) => living.has(id))
}
