import type { Currency } from '@nelly/domain/currency'
import type { RentalTerms } from '@nelly/domain/rates/quote'
import { useI18n } from '../i18n.tsx'

interface MileageWordsProps {
  mileage: NonNullable<RentalTerms['mileage']>
  currency: Currency
}

/** The kilometres that a day includes, and what further ones cost. */
export function MileageWords({ mileage: { kmPerDay, perExtraKm }, currency }: MileageWordsProps) {
  const { say, money } = useI18n()
  if (kmPerDay === null) return say('price.anyKm')
  const km = say('price.kmPerDay', { count: kmPerDay })
  return perExtraKm === null
    ? km
    : `${km} ${say('price.extraKm', { price: money({ minor: perExtraKm, currency }) })}`
}
