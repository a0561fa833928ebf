import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { Quote, QuoteLine } from '@nelly/domain/rates/quote'
import { lineWords } from './rates/line-words.ts'
import type { Language } from './wire.ts'

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
  const say = phrases[language]
  const share = `${tax.name[language]} ${tax.percent / 100}%`
  return [
    ...quote.lines.map((line) => ({
      kind: line.kind,
      amount: line.amount,
      ...lineWords(line, language, (minor) => formatMoney({ minor, currency })),
    })),
    {
      kind: 'subtotal',
      label: tax.included ? say.withoutTax : say.subtotal,
      reason: null,
      amount: subtotal,
    },
    {
      kind: 'tax',
      label: tax.included ? `${share}, ${say.included}` : `${say.tax} (${share})`,
      reason: null,
      amount: tax.amount,
    },
  ]
}

/** An extra of a price with its quantity, such as `Baby seat × 2`. */
export const extraWords = ({ code, name, quantity }: QuoteLine, language: Language): string =>
  `${name?.[language] ?? code} × ${quantity}`

const phrases = {
  en: { subtotal: 'Subtotal', withoutTax: 'Subtotal without tax', tax: 'Tax', included: 'included' },
  es: {
    subtotal: 'Subtotal',
    withoutTax: 'Subtotal sin impuesto',
    tax: 'Impuesto',
    included: 'incluido',
  },
} satisfies Record<Language, object>
