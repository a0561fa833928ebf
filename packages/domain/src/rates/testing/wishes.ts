import type { VehicleId } from '../../ids.ts'
import type { LocalizedText } from '../../localized-text.ts'
import { dollars } from '../../testing/dollars.ts'
import type { WallClock } from '../../wall-clock.ts'
import { compileRates } from '../compile-rates.ts'
import { DEFAULT_RATES } from '../default-rates.ts'
import type { Quote } from '../quote.ts'
import { type QuoteRequest, quoteRental } from '../quote-rental.ts'
import type { ExtraRate, FeeRate, Offer, PriceCell, Rates, Season } from '../rates.ts'
import type { RentalWish } from '../rental-wish.ts'

export const VEHICLE = 5 as VehicleId

export const bothLanguages = (text: string): LocalizedText => ({ es: text, en: text })

export const at = (text: string) => text as WallClock

/** Two days from 10 May 2027, 10:00, at one place, with nothing else. */
export const wishFor = (wish: Partial<RentalWish> = {}): RentalWish => ({
  period: { pickup: at('2027-05-10T10:00'), return: at('2027-05-12T10:00') },
  pickupPlace: null,
  returnPlace: null,
  isSamePlace: true,
  extras: [],
  driverAge: null,
  additionalDrivers: 0,
  discountCode: null,
  outOfHours: { pickup: dollars(0), return: dollars(0) },
  ...wish,
})

/** The default document with changes. */
export const ratesWith = (changes: Partial<Rates>): Rates => ({ ...DEFAULT_RATES, ...changes })

/** A vehicle of 45.00 a day, asked for on 1 May 2027. */
export const requestFor = (rates: Rates, wish: RentalWish, pricePerDay = 45): QuoteRequest => ({
  rates: compileRates(rates),
  ratesVersion: 1,
  vehicle: { id: VEHICLE, pricePerDay: dollars(pricePerDay) },
  wish,
  now: at('2027-05-01T10:00'),
  isUsable: () => true,
})

/** The price, of a wish that is not refused. */
export function priceOf(request: QuoteRequest): Quote {
  const quoted = quoteRental(request)
  if (!quoted.ok) throw new Error(`refused: ${quoted.refusal}`)
  return quoted.value
}

/** An extra at 12.00 a day, as those of the default document, with changes. */
export const extraRate = (changes: Partial<ExtraRate>): ExtraRate => ({
  ...(DEFAULT_RATES.extras[0] as ExtraRate),
  code: 'extra',
  name: bothLanguages('Extra'),
  description: bothLanguages(''),
  ...changes,
})

/** A fee of 10.00 a rental, otherwise as those of the default document, with changes. */
export const feeRate = (changes: Partial<FeeRate>): FeeRate => ({
  ...(DEFAULT_RATES.fees[0] as FeeRate),
  code: 'fee',
  name: bothLanguages('Fee'),
  amount: dollars(10),
  ...changes,
})

export const season = (id: string, changes: Partial<Season> = {}): Season => ({
  id,
  name: bothLanguages(id),
  ranges: [],
  weekdays: null,
  percent: null,
  minDays: null,
  maxDays: null,
  noPickup: [],
  noReturn: [],
  ...changes,
})

export const cell = (
  fromDays: number,
  amount: number,
  changes: Partial<Pick<PriceCell, 'season' | 'perDays' | 'vehicleId'>> = {},
): PriceCell => ({
  vehicleId: VEHICLE,
  season: null,
  fromDays,
  amount: dollars(amount),
  perDays: 1,
  ...changes,
})

export const offer = (id: string, changes: Partial<Offer>): Offer => ({
  id,
  name: bothLanguages(id),
  isOn: true,
  kind: 'early',
  code: null,
  percent: null,
  amount: null,
  maxAmount: null,
  booked: null,
  pickup: null,
  leadDays: null,
  minDays: null,
  vehicles: null,
  uses: null,
  ...changes,
})
