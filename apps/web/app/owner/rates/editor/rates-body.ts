import type { saveRates } from '@nelly/contract/rates/calls'
import { amountKey, amountsOf } from '@nelly/domain/rates/amounts'
import type { z } from 'zod'
import { basePricesOf } from './base-prices.ts'
import type { RatesWork } from './rates-editor.ts'

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
