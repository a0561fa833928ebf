import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { Quote, QuoteLine } from '@nelly/domain/rates/quote'
import { lineWords } from '../rates/line-words.ts'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'

/** A row of a price as people read it. */
export interface PriceRow {
  readonly kind: QuoteLine['kind'] | 'subtotal' | 'tax'
  readonly label: string
  /** Why it costs what it does, and the excess of a cover; null where the label says it all. */
  readonly reason: string | null
  readonly amount: MinorUnits
}

/** The rows of a price above its total, for pages, mails and exports: every line, the subtotal, the tax. */
export function priceRows(quote: Quote, language: Language): PriceRow[] {
  const { currency, tax, subtotal } = quote
  const t = pricesIn(language)
  const share = `${tax.name[language]} ${tax.percent / 100}%`
  return [
    ...quote.lines.map((line) => ({
      kind: line.kind,
      amount: line.amount,
      ...lineWords(line, language, (minor) => formatMoney({ minor, currency })),
    })),
    {
      kind: 'subtotal',
      label: t(tax.included ? 'rows.withoutTax' : 'rows.subtotal'),
      reason: null,
      amount: subtotal,
    },
    {
      kind: 'tax',
      label: t(tax.included ? 'rows.taxIncluded' : 'rows.tax', { tax: share }),
      reason: null,
      amount: tax.amount,
    },
  ]
}

/** An extra of a price with its quantity, such as `Baby seat × 2`. */
export const extraWords = ({ code, name, quantity }: QuoteLine, language: Language): string =>
  `${name?.[language] ?? code} × ${quantity}`
