import type { PlaceId } from '../../ids.ts'
import { ALWAYS_OPEN, type PlaceHours, type TimeInterval } from '../../places/opening-hours.ts'
import { compileRates } from '../../rates/compile-rates.ts'
import { DEFAULT_RATES } from '../../rates/default-rates.ts'
import type { Rates } from '../../rates/rates.ts'
import { at, VEHICLE } from '../../rates/testing/wishes.ts'
import type { RentalRequest, RulePlace } from '../rental-request.ts'

/** The rules of the default document with changes. */
export const rulesWith = (changes: Partial<Rates['rules']>): Rates['rules'] => ({
  ...DEFAULT_RATES.rules,
  ...changes,
})

/** `08:00-12:00` as an interval. */
export const openFrom = (text: string): TimeInterval => {
  const [from, to] = text.split('-')
  return { from, to } as TimeInterval
}

/** A place that is always open, but for changes. */
export const place = (id: number, name: string, hours: Partial<PlaceHours> = {}): RulePlace => ({
  id: id as PlaceId,
  name,
  ...ALWAYS_OPEN,
  ...hours,
})

/** Every day at these hours. */
export const daily = (...intervals: string[]): PlaceHours['hours'] => {
  const opens = intervals.map(openFrom)
  return { 1: opens, 2: opens, 3: opens, 4: opens, 5: opens, 6: opens, 7: opens }
}

/** Two days from Monday 10 May 2027, 10:00, wished on 1 May at 10:00, by the default document with changes. */
export const request = (
  rates: Partial<Rates>,
  wish: Partial<Omit<RentalRequest, 'rates'>> = {},
): RentalRequest => ({
  rates: compileRates({ ...DEFAULT_RATES, ...rates }),
  vehicle: VEHICLE,
  pickupPlace: null,
  returnPlace: null,
  period: { pickup: at('2027-05-10T10:00'), return: at('2027-05-12T10:00') },
  driverAge: null,
  now: at('2027-05-01T10:00'),
  ...wish,
})
