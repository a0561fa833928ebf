import type { Currency } from '@nelly/domain/currency'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { Quote, RentalTerms } from '@nelly/domain/rates/quote'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'

/** A row beneath a total: what of it is paid when, and the deposit, which is no part of it. */
export interface PaymentRow {
  readonly kind: 'prepayment' | 'remainder' | 'deposit'
  readonly label: string
  /** What it is; null where the label says it all. */
  readonly hint: string | null
  readonly amount: MinorUnits
}

/**
 * The rows beneath a price's total, for pages and mails; none where the landing wants neither a prepayment nor a deposit.
 *
 * Source: rules.md, "Prepayment and deposit".
 */
export function paymentRows(
  { prepayment, dueAtPickup, deposit }: Pick<Quote, 'prepayment' | 'dueAtPickup' | 'deposit'>,
  language: Language,
): PaymentRow[] {
  const t = pricesIn(language)
  return [
    ...(prepayment === null
      ? []
      : [
          { kind: 'prepayment' as const, label: t('payments.prepayment'), hint: null, amount: prepayment },
          { kind: 'remainder' as const, label: t('payments.remainder'), hint: null, amount: dueAtPickup },
        ]),
    ...(deposit === null
      ? []
      : [
          {
            kind: 'deposit' as const,
            label: t('payments.deposit'),
            hint: t('payments.depositHint'),
            amount: deposit,
          },
        ]),
  ]
}

/** The total in a landing's second currency, which is never charged; null without one. Source: rules.md, "Currencies". */
export const displayWords = ({ display }: Pick<Quote, 'display'>, language: Language): string | null =>
  display &&
  pricesIn(language)('about', { amount: formatMoney({ minor: display.amount, currency: display.currency }) })

/** The kilometres that a day includes, and what further ones cost. Source: rules.md, "Prepayment and deposit". */
export function mileageWords(
  { kmPerDay, perExtraKm }: NonNullable<RentalTerms['mileage']>,
  currency: Currency,
  language: Language,
): string {
  const t = pricesIn(language)
  if (kmPerDay === null) return t('mileage.any')
  const km = t('mileage.perDay', { count: kmPerDay.toLocaleString('en') })
  if (perExtraKm === null) return km
  return `${km} ${t('mileage.further', { price: formatMoney({ minor: perExtraKm, currency }) })}`
}
