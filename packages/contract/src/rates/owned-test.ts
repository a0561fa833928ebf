import type { VehicleId } from '@nelly/domain/ids'
import type { Quote } from '@nelly/domain/rates/quote'
import type { LocalizedText, Rates } from '@nelly/domain/rates/rates'
import type { CalendarDate, ClockTime, WallClock } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import { quoteOf } from '../quote-of.ts'
import type { TakenUnit, takenUnit, testRates } from './quote-calls.ts'
import type { BasePrice } from './unsaved.ts'

/** Something of the rates that is not part of a price, and why. */
export interface SkippedRule {
  readonly name: LocalizedText
  readonly why: LocalizedText
}

/** Whether a wish could be booked, at what price, and what keeps it from that or nearly does. */
export interface TestedBooking {
  /** Its price; null where it is refused. */
  readonly quote: Quote | null
  readonly skipped: readonly SkippedRule[]
  /** What refuses its price, where that is no rule: an extra, a code. */
  readonly refusal: string | null
  readonly rules: readonly LocalizedText[]
  readonly near: readonly LocalizedText[]
  readonly isPublished: boolean
  readonly isOnSale: boolean
  readonly isFree: boolean
  readonly units: number
  readonly taken: readonly TakenUnit[]
}

export const testedBooking = (answer: z.infer<typeof testRates.answer>): TestedBooking => ({
  quote: answer.quote && quoteOf(answer.quote),
  skipped: answer.skipped.map(({ name, why }) => ({ name, why })),
  refusal: answer.rules.length === 0 ? (answer.refusal?.message ?? null) : null,
  rules: answer.rules.map(({ text }) => text),
  near: answer.near.map(({ text }) => text),
  isPublished: answer.availability.published,
  isOnSale: answer.availability.on_sale,
  isFree: answer.availability.free,
  units: answer.availability.units,
  taken: answer.availability.taken.map(ownedTaken),
})

/** Parses what holds a unit of an answer. */
export const ownedTaken = ({
  from,
  to,
  reservation_id: id,
  reference,
  ...one
}: z.infer<typeof takenUnit>): TakenUnit => ({
  ...one,
  reservation: id !== null && reference !== null ? { id, reference } : null,
  period: { pickup: from as WallClock, return: to as WallClock },
})

/** A wish to be tested by edited rates; `now` null for the real one. */
export interface TestedWishDraft {
  readonly rates: Rates
  readonly prices: readonly BasePrice[]
  readonly now: string | null
  readonly wish: {
    readonly vehicle: VehicleId
    readonly pickupDate: CalendarDate
    readonly pickupTime: ClockTime
    readonly returnDate: CalendarDate
    readonly returnTime: ClockTime
    readonly pickupPlace: string
    readonly returnPlace: string
    readonly extras: readonly { readonly code: string; readonly quantity: number }[]
    readonly driverAge: number | null
    readonly additionalDrivers: number
    readonly discountCode: string
  }
}

export function testBody({ rates, prices, now, wish }: TestedWishDraft): z.input<typeof testRates.body> {
  return {
    rates,
    prices,
    now,
    wish: {
      id_vehicle: wish.vehicle,
      date_of_departure: wish.pickupDate,
      time_of_departure: wish.pickupTime,
      date_of_arrival: wish.returnDate,
      time_of_arrival: wish.returnTime,
      place_of_departure: wish.pickupPlace,
      arrival_place: wish.returnPlace,
      extras: [...wish.extras],
      driver_age: wish.driverAge,
      additional_drivers: wish.additionalDrivers,
      discount_code: wish.discountCode.trim() || null,
    },
  }
}
