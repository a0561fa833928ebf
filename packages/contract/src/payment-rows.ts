import type { Currency } from '@nelly/domain/currency'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { Quote, RentalTerms } from '@nelly/domain/rates/quote'
import type { Language } from './wire.ts'

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
  const say = phrases[language]
  return [
    ...(prepayment === null
      ? []
      : [
          { kind: 'prepayment' as const, label: say.prepayment, hint: null, amount: prepayment },
          { kind: 'remainder' as const, label: say.dueAtPickup, hint: null, amount: dueAtPickup },
        ]),
    ...(deposit === null
      ? []
      : [{ kind: 'deposit' as const, label: say.deposit, hint: say.depositHint, amount: deposit }]),
  ]
}

/** The total in a landing's second currency, which is never charged; null without one. Source: rules.md, "Currencies". */
export const displayWords = ({ display }: Pick<Quote, 'display'>, language: Language): string | null =>
  display && phrases[language].about(formatMoney({ minor: display.amount, currency: display.currency }))

/** The kilometres that a day includes, and what further ones cost. Source: rules.md, "Prepayment and deposit". */
export function mileageWords(
  { kmPerDay, perExtraKm }: NonNullable<RentalTerms['mileage']>,
  currency: Currency,
  language: Language,
): string {
  const say = phrases[language]
  if (kmPerDay === null) return say.anyKm
  const km = say.kmPerDay(kmPerDay.toLocaleString('en'))
  return perExtraKm === null ? km : `${km} ${say.extraKm(formatMoney({ minor: perExtraKm, currency }))}`
}

const phrases = {
  en: {
    prepayment: 'To pay before the pickup',
    dueAtPickup: 'To pay at the pickup',
    deposit: 'Deposit',
    depositHint: 'a hold at the pickup, not part of the total',
    about: (amount: string) => `about ${amount}`,
    anyKm: 'Unlimited kilometres.',
    kmPerDay: (count: string) => `Up to ${count} km a day.`,
    extraKm: (price: string) => `Each further km: ${price}.`,
  },
  es: {
    prepayment: 'A pagar antes de la recogida',
    dueAtPickup: 'A pagar en la recogida',
    deposit: 'Depósito',
    depositHint: 'una garantía en la recogida, fuera del total',
    about: (amount: string) => `aproximadamente ${amount}`,
    anyKm: 'Kilómetros sin límite.',
    kmPerDay: (count: string) => `Hasta ${count} km al día.`,
    extraKm: (price: string) => `Cada km adicional: ${price}.`,
  },
} satisfies Record<Language, object>
