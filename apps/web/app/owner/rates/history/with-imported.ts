import { formatMoney } from '@nelly/domain/money'
import { amountKey, amountsOf } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import type { RatesWork } from '../editor/rates-editor.ts'
import { cellKey, type PricedVehicle } from '../matrix/price-cells.ts'

/**
 * The work with the rates of a file in place of its own, whose amounts are in its currency. Files have no prices per day of
 * vehicles: those stay, and in another currency each has to be typed anew.
 */
export function withImported(
  work: RatesWork,
  vehicles: readonly PricedVehicle[],
  imported: Rates,
): RatesWork {
  const { currency } = work.rates
  if (imported.currency === currency) return { rates: imported, basePrices: work.basePrices, unread: {} }
  const unread = vehicles.map(({ id, pricePerDay }) => [
    cellKey({ vehicleId: id, season: null, fromDays: 1 }),
    formatMoney({ minor: pricePerDay, currency }),
  ])
  const kept = amountsOf(imported).map(({ at }) => amountKey(at))
  return { rates: imported, basePrices: {}, unread: Object.fromEntries(unread), kept }
}
