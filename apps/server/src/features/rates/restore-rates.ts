import type { BasePrice } from '@nelly/contract/rates/unsaved'
import type { VehicleId } from '@nelly/domain/ids'
import { refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { inventoryOf } from './landing-inventory.ts'
import { type RatesVersion, ratesOf } from './rates-store.ts'
import { type LandingRef, type RatesRefusal, type SavedRates, saveIn } from './save-rates.ts'

interface Restoring {
  readonly version: number
  /** The newest version that the caller knows. */
  readonly edited: number
  /** Whether the vehicles get their prices per day of that time back, too. */
  readonly withPrices: boolean
}

type Outcome =
  | { readonly ok: true; readonly value: SavedRates }
  | RatesRefusal
  | { readonly ok: false; readonly refusal: 'rates-version-not-found' }

/** Saves an earlier version of a landing's rates as the next one. */
export const restoreRates = (
  db: Database,
  who: LandingRef,
  { version, edited, withPrices }: Restoring,
  now: Date,
): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const mine = ratesOf(who.account, tx)
    if ((await mine.versionOf(who.landing)) === undefined) return refuse('landing-not-found')
    const found = await mine.find(who.landing, version)
    if (!found) return refuse('rates-version-not-found')
    const prices = withPrices ? await pricesOf(tx, who, found) : []
    return saveIn(tx, who, { edited, rates: found.rates, prices }, now)
  })

/** The prices of that time, of the vehicles that are still there. */
async function pricesOf(
  tx: Database,
  { landing }: LandingRef,
  { snapshot }: RatesVersion,
): Promise<BasePrice[]> {
  const { vehicles } = await inventoryOf(tx, landing)
  const living = new Set<number>(vehicles.map(({ id }) => id))
  return snapshot.vehicles
    .filter(({ id }) => living.has(id))
    .map(({ id, pricePerDay }) => ({ vehicleId: id as VehicleId, pricePerDay }))
}
