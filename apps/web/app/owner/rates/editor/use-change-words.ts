import { changeWords } from '@nelly/contract/rates/change-words'
import { ratesDiff } from '@nelly/domain/rates/rates-diff'
import { storedLanguage } from '../../words/language.ts'
import { withBasePrices } from './base-prices.ts'
import type { PricedRates } from './merge-rates.ts'
import { useRates } from './rates-context.ts'

/** What differs between two states of the rates, in words. */
export function useChangeWords(): (before: PricedRates, after: PricedRates) => string[] {
  const { storedVehicles } = useRates()
  const vehicle = (id: number) => storedVehicles.find((one) => one.id === id)?.name
  const withVehicles = ({ basePrices, ...rates }: PricedRates) => ({
    rates,
    vehicles: withBasePrices(storedVehicles, basePrices),
  })
  return (before, after) =>
    ratesDiff(withVehicles(before), withVehicles(after)).map(
      (change) => changeWords(change, { vehicle, before, after })[storedLanguage()],
    )
}
