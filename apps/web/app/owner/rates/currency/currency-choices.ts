import { CURRENCIES, currency, USD } from '@nelly/domain/currency'
import { storedLanguage } from '../../words/language.ts'

const LIKELY: readonly string[] = [currency('DOP'), USD]

/** The options of a field that asks for a currency, with their names: the likely ones first. */
export function currencyChoices() {
  const names = new Intl.DisplayNames(storedLanguage(), { type: 'currency' })
  const ordered = [...LIKELY, ...CURRENCIES.filter((one) => !LIKELY.includes(one))]
  return ordered.map((value) => ({ value, label: `${value} · ${names.of(value)}` }))
}
