import { changeWords } from '@nelly/contract/rates/change-words'
import type { Rates } from '@nelly/domain/rates/rates'
import { ratesDiff } from '@nelly/domain/rates/rates-diff'
import { storedLanguage } from '../../words/language.ts'
import { repriced } from '../matrix/price-cells.ts'
import { useRates } from './rates-context.ts'
import type { RatesWork } from './rates-editor.ts'

/** What differs between stored rates and work on them, in words. */
export function useChangeWords(): (before: Rates, work: RatesWork) => string[] {
  const { storedVehicles } = useRates()
  return (before, work) => {
    const after = work.rates
    const vehicle = (id: number) => storedVehicles.find((one) => one.id === id)?.name
    return ratesDiff(
      { rates: before, vehicles: storedVehicles },
      { rates: after, vehicles: repriced(storedVehicles, work) },
    ).map((change) => changeWords(change, { vehicle, before, after })[storedLanguage()])
  }
}
