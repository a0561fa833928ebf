import type { OutsideLine } from '@nelly/contract/places/hours-words'
import type { Currency } from '@nelly/domain/currency'
import type { I18n } from '../i18n.tsx'

const KEYS = { both: 'outside', pickup: 'outsidePickup', return: 'outsideReturn' } as const

/** A window outside of the opening hours with its fee: `Fuera de horario, 6:00–10:00 p. m.: US$20.00`. */
export const outsideWords = (
  { at, hours, amount }: OutsideLine,
  currency: Currency,
  { t, money }: Pick<I18n, 't' | 'money'>,
): string => t(`places.${KEYS[at]}`, { hours, price: money({ minor: amount, currency }) })
