import { amountKey, amountsOf } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import type { RatesWork } from '../editor/rates-editor.ts'

/**
 * The work with the rates of a file in place of its own, whose amounts are in its currency. Files have no prices per day of
 * vehicles: those stay, but none is taken over into another currency.
 */
export const withImported = (work: RatesWork, imported: Rates): RatesWork => ({
  rates: imported,
  basePrices: imported.currency === work.rates.currency ? work.basePrices : {},
  unread: {},
  kept: amountsOf(imported).map(({ at }) => amountKey(at)),
})
