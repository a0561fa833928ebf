import type { Currency } from '@nelly/domain/currency'
import { formatMoney } from '@nelly/domain/money'
import type { CancellationFee } from '@nelly/domain/rates/rates'
import type { Language } from './wire.ts'

const OF_TOTAL = { es: 'del total', en: 'of the total' } as const

/** A fee for a cancellation where no booking is at hand: an amount, a share of the total, or the price of some days. */
export function cancellationFeeWords(
  { amount, percent, days }: CancellationFee,
  currency: Currency,
  language: Language,
): string {
  if (amount !== null) return formatMoney({ minor: amount, currency })
  if (percent !== null) return `${percent / 100}% ${OF_TOTAL[language]}`
  const count = days ?? 0
  return language === 'es'
    ? `el precio de ${count} ${count === 1 ? 'día' : 'días'}`
    : `the price of ${count} ${count === 1 ? 'day' : 'days'}`
}
