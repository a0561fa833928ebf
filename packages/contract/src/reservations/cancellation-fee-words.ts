import type { Currency } from '@nelly/domain/currency'
import { formatMoney } from '@nelly/domain/money'
import type { CancellationFee } from '@nelly/domain/rates/rates'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'

/** A fee for a cancellation where no booking is at hand: an amount, a share of the total, or the price of some days. */
export function cancellationFeeWords(
  { amount, percent, days }: CancellationFee,
  currency: Currency,
  language: Language,
): string {
  if (amount !== null) return formatMoney({ minor: amount, currency })
  const t = pricesIn(language)
  if (percent !== null) return t('cancellation.share', { share: `${percent / 100}%` })
  return t('cancellation.days', { count: days ?? 0 })
}
