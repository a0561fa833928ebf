import { mileageWords } from '@nelly/contract/reservations/payment-rows'
import type { Currency } from '@nelly/domain/currency'
import type { RentalTerms } from '@nelly/domain/rates/quote'
import { useI18n } from '../i18n.tsx'

interface MileageWordsProps {
  mileage: NonNullable<RentalTerms['mileage']>
  currency: Currency
}

/** The kilometres that a day includes, and what further ones cost. */
export const MileageWords = ({ mileage, currency }: MileageWordsProps) =>
  mileageWords(mileage, currency, useI18n().language)
