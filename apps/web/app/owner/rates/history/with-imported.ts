import type { Rates } from '@nelly/domain/rates/rates'
import type { RatesWork } from '../editor/rates-editor.ts'
import { withCurrency } from '../editor/with-currency.ts'
import type { PricedVehicle } from '../matrix/price-cells.ts'

/**
 * The work with the rates of a file in place of its own. Files have no prices per day of vehicles: those stay, and in
 * another currency they keep their number, as with any change of the currency.
 */
export function withImported(
  work: RatesWork,
  vehicles: readonly PricedVehicle[],
  imported: Rates,
): RatesWork {
  const { basePrices } =
    imported.currency === work.rates.currency ? work : withCurrency(work, vehicles, imported.currency)
  return { rates: imported, basePrices, unread: {} }
}
