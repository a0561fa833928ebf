import type { saveRates } from '@nelly/contract/rates/calls'
import type { BasePrice } from '@nelly/contract/rates/unsaved'
import type { VehicleId } from '@nelly/domain/ids'
import { amountKey, amountsOf } from '@nelly/domain/rates/amounts'
import type { z } from 'zod'
import type { RatesWork } from './rates-editor.ts'

/** The prices per day of vehicles, by their id, as bodies have them. */
export const basePricesOf = (prices: RatesWork['basePrices']): BasePrice[] =>
  Object.entries(prices).map(([id, pricePerDay]) => ({ vehicleId: Number(id) as VehicleId, pricePerDay }))

/** The body that saves edited rates; `revision` is that of the stored ones. */
export function saveBody(
  revision: number,
  { rates, basePrices, kept = [] }: Pick<RatesWork, 'rates' | 'basePrices' | 'kept'>,
): z.input<typeof saveRates.body> {
  const keys = new Set(kept)
  return {
    revision,
    rates,
    prices: basePricesOf(basePrices),
    keptAmounts: amountsOf(rates)
      .filter(({ at }) => keys.has(amountKey(at)))
      .map(({ at }) => `rates.${at.path}`),
  }
}
