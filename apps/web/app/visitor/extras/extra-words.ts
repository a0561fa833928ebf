import { excessWords } from '@nelly/contract/rates/excess-words'
import type { Currency } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { I18n } from '../i18n.tsx'

/** What one piece of an extra costs and the most it may cost, such as `20% of the rental (at most US$50.00)`. */
export function extraPriceWords(
  { per, amount, percent, maxAmount }: ExtraRate,
  currency: Currency,
  { t, money }: Pick<I18n, 't' | 'money'>,
): string {
  const price = money({ minor: amount ?? ZERO, currency })
  const words =
    percent !== null
      ? t('extras.share', { percent: percent / 100 })
      : t(per === 'day' ? 'extras.each' : 'extras.eachRental', { price })
  return maxAmount === null
    ? words
    : `${words} ${t('extras.atMost', { price: money({ minor: maxAmount, currency }) })}`
}

/** The excess of a cover, by itself; blank where it says none. */
export function excessNote(
  extra: ExtraRate,
  currency: Currency,
  { language, money }: Pick<I18n, 'language' | 'money'>,
): string {
  const words = excessWords(extra, language, (minor) => money({ minor, currency })) ?? ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ZERO = minorUnits(0)
