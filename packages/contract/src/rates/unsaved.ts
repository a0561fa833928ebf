import { isCurrency } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import type { PricedVehicle } from '@nelly/domain/priced-vehicle'
import { maxPricePerDay } from '@nelly/domain/rates/price-per-day'
import { z } from 'zod'
import { vehicleId } from '../wire.ts'
import { type CheckedRates, checkUnique } from './checks.ts'
import { ratesProblem } from './problem-words.ts'

/** A document that was sent and may be saved, with the base prices to change with it. */
export interface UnsavedRates extends CheckedRates {
  /** In the currency of the document: the first column of the price matrix. */
  readonly prices: readonly PricedVehicle[]
}

export const basePrices = z
  .array(
    z.strictObject({
      id: vehicleId,
      pricePerDay: z
        .number()
        .int()
        .meta({ description: "In minor units of the document's currency" })
        .transform(minorUnits),
    }),
  )
  .max(500)
  .default([])
  .meta({
    description:
      'Prices of vehicles to change in the same save. With another currency those of all vehicles are needed.',
  })

/**
 * The base prices of a body are prices per day in the currency of its document, one of each vehicle. Source: rules.md,
 * "Limits".
 */
export function checkBasePrices(
  {
    rates,
    prices,
  }: { readonly rates?: CheckedRates | null | undefined; readonly prices: readonly PricedVehicle[] },
  context: z.core.$RefinementCtx,
): void {
  checkUnique(
    prices.map(({ id }) => id),
    (path, problem) =>
      context.addIssue({ code: 'custom', path: [...path], params: { words: ratesProblem(problem) } }),
    (n) => ['prices', n, 'id'],
  )
  const code = rates?.rates?.currency
  if (code === undefined || !isCurrency(code)) return
  prices.forEach(({ pricePerDay }, n) => {
    if (pricePerDay >= 1 && pricePerDay <= maxPricePerDay(code)) return
    context.addIssue({
      code: 'custom',
      path: ['prices', n, 'pricePerDay'],
      params: { refusal: 'price-out-of-range' },
    })
  })
}

/** The unsaved rates of a body that may have none. */
export const unsavedRates = (
  rates: CheckedRates | null | undefined,
  prices: readonly PricedVehicle[],
): UnsavedRates | null => (rates ? { ...rates, prices } : null)
