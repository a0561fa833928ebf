import { currency, isCurrency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import { pricePerDay } from '@nelly/domain/price-per-day'
import type { Rates } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { checkUnique, textsInOneLanguage } from './checks.ts'
import { ratesOf } from './document.ts'
import { amountsIn } from './fields.ts'
import { RATES_PROBLEMS } from './problem-words.ts'
import type { RatesDocument } from './schemas/document.ts'
import { documentId } from './schemas/fields.ts'

/** A vehicle's own price per day, which is the first column of the price matrix. */
const basePrice = z.strictObject({
  vehicle_id: documentId,
  price_per_day: z.number().meta({ description: "In the document's currency" }),
})
export const basePrices = z.array(basePrice).max(500).nullish().meta({
  description:
    'Prices of vehicles to change in the same save. With another currency those of all vehicles are needed.',
})

/**
 * The base prices of a body are prices per day in the currency of its document, one of each vehicle. Source: rules.md,
 * "Limits".
 */
export function checkBasePrices(
  body: { readonly rates?: RatesDocument | null | undefined; readonly prices?: z.infer<typeof basePrices> },
  context: z.core.$RefinementCtx,
): void {
  const { rates, prices } = body
  checkUnique(
    (prices ?? []).map((one) => one.vehicle_id),
    (path, problem) =>
      context.addIssue({ code: 'custom', path: [...path], params: { words: RATES_PROBLEMS[problem] } }),
    (n) => ['prices', n, 'vehicle_id'],
  )
  if (!rates || !isCurrency(rates.currency)) return
  const code = currency(rates.currency)
  prices?.forEach((one, n) => {
    const read = pricePerDay(one.price_per_day, code)
    if (read.ok) return
    context.addIssue({
      code: 'custom',
      path: ['prices', n, 'price_per_day'],
      params: { refusal: read.refusal },
    })
  })
}

/** A vehicle's own price per day, in the currency of a document. */
export interface BasePrice {
  readonly vehicleId: VehicleId
  readonly pricePerDay: MinorUnits
}

/** A document that was sent and may be saved. */
export interface UnsavedRates {
  readonly rates: Rates
  /** The base prices to change with it. */
  readonly prices: readonly BasePrice[]
  /** Its texts that are there in one language alone, by their path. */
  readonly oneLanguage: ReturnType<typeof textsInOneLanguage>
}

/** A document and base prices of a body in our words, with the texts that one language lacks. */
export function unsavedRates(rates: RatesDocument, prices: z.infer<typeof basePrices>): UnsavedRates {
  const read = ratesOf(rates)
  const { read: amount } = amountsIn(read.currency)
  return {
    rates: read,
    prices: (prices ?? []).map((one) => ({
      vehicleId: one.vehicle_id as VehicleId,
      pricePerDay: amount(one.price_per_day),
    })),
    oneLanguage: textsInOneLanguage(rates),
  }
}
