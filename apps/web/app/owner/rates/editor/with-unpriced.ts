import type { VehicleId } from '@nelly/domain/ids'
import { ownPriceKey } from '../matrix/price-cells.ts'
import type { PricedRates } from './merge-rates.ts'
import type { RatesWork } from './rates-editor.ts'

/** The work in another currency than the stored one, where the price of each vehicle that has none in it yet is asked for. */
export function withUnpriced(work: RatesWork, stored: PricedRates): RatesWork {
  if (work.rates.currency === stored.currency) return work
  const unpriced = Object.keys(stored.basePrices)
    .map(Number)
    .filter((id) => !(id in work.basePrices))
    .map((id) => [ownPriceKey(id as VehicleId), ''])
  return { ...work, unread: { ...Object.fromEntries(unpriced), ...work.unread } }
}
