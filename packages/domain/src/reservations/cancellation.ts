import type { MinorUnits } from '../money.ts'
import { cancellationFeeOf } from '../rates/cancellation-fee-of.ts'
import type { Quote } from '../rates/quote.ts'
import { addMinutes, minutesBetween, type WallClock } from '../wall-clock.ts'

/** A rental's price and terms, as far as cancelling it goes. */
export type Cancellable = Pick<Quote, 'lines' | 'days' | 'total' | 'prepayment' | 'terms'>

/** The fee for cancelling a rental at a moment, by its own terms. Source: rules.md, "Cancellation". */
export const cancellationFeeAt = (booked: Cancellable, pickup: WallClock, now: WallClock): MinorUnits =>
  cancellationFeeOf(booked.terms.cancellation, booked, minutesBetween(now, pickup))

/** From when on a cancellation costs how much. */
export interface CancellationStep {
  /** The fee holds from so many hours before the pickup on; null: from the booking on. */
  readonly hours: number | null
  readonly from: WallClock | null
  readonly fee: MinorUnits
}

/** What cancelling before the pickup costs and from when on, the earliest first. */
export function cancellationSteps(booked: Cancellable, pickup: WallClock): CancellationStep[] {
  const { cancellation } = booked.terms
  const feeAt = (minutes: number) => cancellationFeeOf(cancellation, booked, minutes)
  const hours = [...new Set(cancellation.within.map((step) => step.hours))].sort((a, b) => b - a)
  return [
    { hours: null, from: null, fee: feeAt((hours[0] ?? 0) * 60 + 1) },
    ...hours.map((each) => ({
      hours: each,
      from: addMinutes(pickup, -each * 60),
      fee: feeAt(each * 60),
    })),
  ]
}

/** The steps that are still to come or hold at `now`, the one that holds first. */
export const comingSteps = (booked: Cancellable, pickup: WallClock, now: WallClock): CancellationStep[] => {
  const steps = cancellationSteps(booked, pickup)
  const past = steps.filter(({ from }) => from !== null && from <= now).length
  return steps.slice(past)
}

/** What a cancellation after the pickup, or no cancellation at all, costs. */
export const noShowFee = (booked: Cancellable): MinorUnits =>
  cancellationFeeOf(booked.terms.cancellation, booked, -1)
