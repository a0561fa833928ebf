import type { QuoteId } from '@nelly/domain/ids'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { QuoteState } from '@nelly/domain/reservations/quote-validity'
import type { Result } from '@nelly/domain/result'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { Picture } from '../picture.ts'
import type { Refusal } from '../refusals/refusals.ts'
import type { MyReservation, MyReservationVisit } from './my-reservation.ts'
import type { VisitedLanding } from './visited-landing.ts'

/** A quote as its customer sees it. */
export interface MyQuote {
  readonly id: QuoteId
  /** Its landing, published or not. */
  readonly landing: VisitedLanding
  readonly state: QuoteState
  readonly operator: MyReservation['operator']
  /** Until when it is valid, by the clock at the rental place. */
  readonly until: WallClock
  /** Whether what it offers is held. */
  readonly isHeld: boolean
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly persons: number
  /** One of these can be accepted. */
  readonly offered: readonly MyOffer[]
}

/** A vehicle of a quote, or several that are booked together. */
export interface MyOffer {
  readonly vehicles: readonly {
    readonly name: string
    readonly picture: Picture | undefined
    readonly price: Quote
    /** Whether it can still be had, together with those before it. */
    readonly isFree: boolean
  }[]
}

export type MyQuoteVisit =
  | { readonly kind: 'found'; readonly quote: MyQuote }
  | Exclude<MyReservationVisit, { kind: 'found' }>

/** What a customer accepts of a quote, by its link's secret. */
export interface Acceptance {
  /** Which offer, from 0. */
  readonly offer: number
  readonly secret: string
  /** The publication whose terms were accepted; undefined where none were asked. */
  readonly acceptedPublication: number | undefined
}

export type Accepted = Result<true, Refusal>
