import type { Currency } from '@nelly/domain/currency'
import { inLanguages } from '@nelly/domain/languages'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import { lineDifferences } from '@nelly/domain/rates/line-differences'
import type { Quote, QuoteLine } from '@nelly/domain/rates/quote'
import { lineWords } from '../rates/line-words.ts'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'
import type { Words } from '../words/translators.ts'

/** A row of a price before and after a change, each in the currency of its price; null where it is missing. */
export interface PriceDifference {
  readonly kind: QuoteLine['kind'] | 'tax'
  readonly label: Words
  readonly before: MinorUnits | null
  readonly after: MinorUnits | null
}

/** Two prices row by row: every line, and the tax. Source: rules.md, "Changes". */
export function priceDifferences(before: Quote, after: Quote): PriceDifference[] {
  const lines = lineDifferences(before, after).flatMap((line) => {
    const [shown, currency] = line.after ? [line.after, after.currency] : [line.before, before.currency]
    if (!shown) return []
    return [
      {
        kind: shown.kind,
        label: inLanguages((language) => labelOf(shown, currency, language)),
        before: line.before?.amount ?? null,
        after: line.after?.amount ?? null,
      },
    ]
  })
  const { tax } = after
  const share = `${tax.percent / 100}%`
  return [
    ...lines,
    {
      kind: 'tax',
      label: inLanguages((language) => {
        const label = `${tax.name[language]} ${share}`
        return tax.included ? pricesIn(language)('rows.taxIncluded', { tax: label }) : label
      }),
      before: before.tax.amount,
      after: tax.amount,
    },
  ]
}

const labelOf = (line: QuoteLine, currency: Currency, language: Language): string =>
  lineWords(line, language, (minor) => formatMoney({ minor, currency })).label
