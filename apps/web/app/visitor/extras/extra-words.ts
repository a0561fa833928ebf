import type { Currency } from '@nelly/domain/currency'
import { minorUnits } from '@nelly/domain/money'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { I18n } from '../i18n.tsx'

/** What one piece of an extra costs and the most it may cost, such as `20% of the rental (at most US$50.00)`. */
export function extraPriceWords(
  { per, amount, percent, maxAmount }: ExtraRate,
  currency: Currency,
  { say, money }: Pick<I18n, 'say' | 'money'>,
): string {
  const price = money({ minor: amount ?? ZERO, currency })
  const words =
    percent !== null
      ? say('extras.share', { percent: percent / 100 })
      : say(per === 'day' ? 'extras.each' : 'extras.eachRental', { price })
  return maxAmount === null
    ? words
    : `${words} ${say('extras.atMost', { price: money({ minor: maxAmount, currency }) })}`
}

/** What a customer pays of a damage at most with a cover; nothing where it says none. */
export function excessWords(
  { excess }: ExtraRate,
  currency: Currency,
  { say, money }: Pick<I18n, 'say' | 'money'>,
): string {
  if (excess === undefined || excess === null) return ''
  return excess === 0
    ? say('extras.noExcess')
    : say('extras.excess', { amount: money({ minor: excess, currency }) })
}

const ZERO = minorUnits(0)
