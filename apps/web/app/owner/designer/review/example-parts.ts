import { priceRows } from '@nelly/contract/reservations/price-rows'
import type { Language } from '@nelly/contract/wire'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'

/** The parts of a price as one sentence has them: what is added up, its total, and the tax where it is in the amounts. */
export function exampleParts(quote: Quote, language: Language) {
  const money = (minor: MinorUnits) => formatMoney({ minor, currency: quote.currency })
  const rows = priceRows(quote, language).filter(({ amount }) => amount !== 0)
  const added = rows.filter(({ kind }) => kind !== 'subtotal' && !(kind === 'tax' && quote.tax.included))
  const tax = quote.tax.included ? rows.find(({ kind }) => kind === 'tax') : undefined
  return {
    // The sentence begins with the days and the vehicle, which are the label of the rental.
    sum: added
      .map(({ kind, label, amount }) => (kind === 'rental' ? money(amount) : `${label} ${money(amount)}`))
      .join(' + '),
    total: money(quote.total),
    included: tax && { tax: tax.label, amount: money(tax.amount) },
  }
}
