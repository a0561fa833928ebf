import { amountKey, amountsOf } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import type { z } from 'zod'
import type { ratesVersion, saveRates } from './calls.ts'
import { ratesAnswer, ratesOf } from './document.ts'
import { amountsIn } from './fields.ts'
import { wirePath } from './paths.ts'
import type { BasePrice } from './unsaved.ts'

/** The rates of a landing as its owner edits them. */
export interface OwnedRates {
  readonly version: number
  readonly rates: Rates
}

export const ownedRates = (answer: z.infer<typeof ratesVersion>): OwnedRates => ({
  version: answer.version,
  rates: ratesOf(answer.rates),
})

/**
 * The body that saves rates, with the prices per day of the vehicles where that changed. `version` is the one that was edited, `kept`
 * the keys of the amounts that keep their number in another currency.
 */
export const saveRatesBody = (
  { version, rates }: OwnedRates,
  prices: readonly BasePrice[],
  kept: readonly string[] = [],
): z.input<typeof saveRates.body> => {
  const { write } = amountsIn(rates.currency)
  const keys = new Set(kept)
  return {
    version,
    rates: ratesAnswer(rates),
    kept_amounts: amountsOf(rates)
      .filter(({ at }) => keys.has(amountKey(at)))
      .map(({ at }) => wirePath(`rates.${at.path}`)),
    prices: prices.map((one) => ({ vehicle_id: one.vehicleId, price_per_day: write(one.pricePerDay) })),
  }
}
