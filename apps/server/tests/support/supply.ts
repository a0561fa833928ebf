import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type ExtraRate, type Offer, percent } from '@nelly/domain/rates/rates'

/** The baby seat of the default rates, of which a stock can be given. */
export const seat = DEFAULT_RATES.extras[2] as ExtraRate

/** Ten percent by the code VERANO, once. */
export const summer: Offer = {
  id: 'verano',
  name: { es: 'Verano', en: 'Summer' },
  isOn: true,
  kind: 'code',
  code: 'VERANO',
  percent: percent(10),
  amount: null,
  maxAmount: null,
  booked: null,
  pickup: null,
  leadDays: null,
  minDays: null,
  vehicles: null,
  uses: 1,
}
