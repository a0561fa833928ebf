import type { VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import { z } from 'zod'
import { textsInOneLanguage } from './checks.ts'
import { type RatesDocument, ratesOf } from './document.ts'
import { amountsIn, documentId, MAX_AMOUNT } from './fields.ts'

/** A vehicle's own price per day, which is the first column of the price matrix. */
const basePrice = z.strictObject({
  vehicle_id: documentId,
  price_per_day: z.number().positive().max(MAX_AMOUNT).meta({ description: "In the document's currency" }),
})
export const basePrices = z.array(basePrice).max(500).nullish().meta({
  description:
    'Prices of vehicles to change in the same save. With another currency those of all vehicles are needed.',
})

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
