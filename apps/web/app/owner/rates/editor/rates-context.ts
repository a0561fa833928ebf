import type { OwnedRates } from '@nelly/contract/rates/calls'
import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import type { CompiledRates } from '@nelly/domain/rates/compile-rates'
import type { Rates } from '@nelly/domain/rates/rates'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import type { CheckedPlace, RatesWarning } from '@nelly/domain/warnings/rates-warning'
import { createContext, use } from 'react'
import type { ChosenPriceFile } from '../import/chosen-price-file.ts'
import type { TestWish } from '../test/test-wish.ts'
import type { RatesWork } from './rates-editor.ts'

/** What every part of the rates' screens works on. */
export interface RatesContext {
  readonly landingId: number
  readonly landingName: string
  /** The landing's time zone. */
  readonly timezone: string
  /** The landing's main language. */
  readonly language: SiteLanguage
  /** How the landing's readers write decimals, in the currency of the work. */
  readonly decimals: DecimalSign
  readonly work: RatesWork
  /** The work before the last edit; undefined where nothing can be undone. */
  readonly before: RatesWork | undefined
  /** The rates of the work, prepared to look up prices and seasons. */
  readonly compiled: CompiledRates
  /** The vehicles with their prices per day as they are edited, and as they are stored. */
  readonly vehicles: readonly NamedVehicle[]
  readonly storedVehicles: readonly NamedVehicle[]
  readonly storedCurrency: Currency
  readonly places: readonly CheckedPlace[]
  /** What is probably not meant in the rates of the work; undefined until they were looked through. */
  readonly warnings: readonly RatesWarning[] | undefined
  /** The messages of a refused save, by the keys of the fields. */
  readonly errors: Readonly<Record<string, string>>
  /** The wish whose price is tested. */
  readonly wish: TestWish
  setWish(wish: TestWish): void
  /** The file of prices that is being imported. */
  readonly priceFile: ChosenPriceFile | undefined
  setPriceFile(file: ChosenPriceFile | undefined): void
  /** `settles` is what the keys of fields begin with that the change removes or sets anew: what was typed there is dropped. */
  edit(change: (rates: Rates) => Rates, settles?: string | readonly string[]): void
  /** Takes back the last edit. */
  undo(): void
  /** Removes the message at a field that was edited. */
  settleError(key: string): void
  editWork(change: (work: RatesWork) => RatesWork): void
  /** To be called with rates that were stored another way: the editor goes on with them. */
  restored(stored: OwnedRates, warnings: readonly { field: string; message: string }[]): Promise<void>
}

export const RatesContext = createContext<RatesContext | undefined>(undefined)

/** The rates that are being edited. */
export function useRates(): RatesContext & { readonly rates: Rates } {
  const context = use(RatesContext)
  if (!context) throw new Error('outside of the rates screens')
  return { ...context, rates: context.work.rates }
}
