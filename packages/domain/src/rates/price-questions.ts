import type { FeeRate, Rates } from './rates.ts'
import type { RentalWish } from './rental-wish.ts'

/** What a visitor can be asked because a price depends on it. */
export type PriceQuestion = keyof Pick<RentalWish, 'driverAge' | 'additionalDrivers' | 'discountCode'>

/** What a landing's visitors are asked, as its prices and the rules of ages depend on it. */
export function priceQuestions({
  drivers,
  fees,
  offers,
}: Pick<Rates, 'drivers' | 'fees' | 'offers'>): PriceQuestion[] {
  const depends = (when: FeeRate['when']) => fees.some((fee) => fee.when === when)
  const hasAges = drivers.minAge !== null || drivers.maxAge !== null || drivers.vehicles.length > 0
  return [
    ...(drivers.askAge || hasAges || depends('driver_age') ? (['driverAge'] as const) : []),
    ...(depends('additional_driver') ? (['additionalDrivers'] as const) : []),
    ...(offers.some(({ isOn, kind }) => isOn && kind === 'code') ? (['discountCode'] as const) : []),
  ]
}
