import type { Currency } from '@nelly/domain/currency'
import type { MinorUnits } from '@nelly/domain/money'
import { amountKey, withAmounts } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import type { BasePrices } from './base-prices.ts'
import type { RatesWork } from './rates-editor.ts'

/** What an operator answered when they changed the currency. */
export interface CurrencyAnswers {
  readonly currency: Currency
  /** Amounts of the rates in the new currency, by their keys; those that are zero are left out. */
  readonly amounts: Readonly<Record<string, MinorUnits>>
  /** The vehicles' prices per day, by the vehicles' ids. */
  readonly prices: BasePrices
  /** The keys of the amounts that keep their number. */
  readonly kept: readonly string[]
}

/** Rates in another currency, by the answers. */
export const ratesIn = (rates: Rates, { currency, amounts }: CurrencyAnswers): Rates => ({
  ...withAmounts(rates, (amount, at) => amounts[amountKey(at)] ?? amount),
  currency,
  display: rates.display?.currency === currency ? null : rates.display,
})

/** The work in another currency, by the answers; what was typed and is no number goes. */
export const withCurrency = (work: RatesWork, answers: CurrencyAnswers): RatesWork => ({
  rates: ratesIn(work.rates, answers),
  basePrices: answers.prices,
  unread: {},
  kept: answers.kept,
})
