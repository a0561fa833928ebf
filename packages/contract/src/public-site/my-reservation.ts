import type { ReservationId } from '@nelly/domain/ids'
import type { MinorUnits, Money } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { GivenAnswer } from '@nelly/domain/reservations/booking-questions'
import type { WishRefusal } from '@nelly/domain/reservations/change-wish'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import type { ReservationStatus } from '@nelly/domain/reservations/reservation-status'
import type { VisitorStep } from '@nelly/domain/reservations/visitor-timeline'
import type { Legal } from '@nelly/domain/site/site-document'
import type { Texts } from '@nelly/domain/site/texts'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { Picture } from '../picture.ts'
import type { VisitedLanding } from './visited-landing.ts'

/** A reservation as the visitor who made it sees it. */
export interface MyReservation {
  readonly id: ReservationId
  readonly reference: string
  /** Its landing, published or not. */
  readonly landing: VisitedLanding
  readonly vehicle: { readonly name: string; readonly picture: Picture | undefined }
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  /** How the vehicle is picked up there, while it is to be; undefined where the operator says nothing. */
  readonly pickupInstructions: Texts | undefined
  readonly persons: number
  /** The driver's age at the pickup; null where it was not told, or was erased. */
  readonly driverAge: number | null
  readonly additionalDrivers: number
  /** Every line of its price; extras are among them. */
  readonly quote: Quote
  /** The visitor's personal data; undefined once it was erased. */
  readonly customer: Customer | undefined
  /** How to reach the operator. */
  readonly operator: { readonly email: string; readonly phone: string | null }
  /** When it was cancelled, by the clock at the rental place, and the fee. */
  readonly cancelled:
    | {
        readonly at: WallClock
        readonly fee: MinorUnits
        /** Why the operator cancelled it; undefined where its visitor did. */
        readonly byOperator:
          | { readonly reason: OperatorCancellationReason; readonly note: string | null }
          | undefined
      }
    | undefined
  /** What is due of its prepayment and can be transferred; undefined where there is nothing to pay. */
  readonly prepaymentDue: MinorUnits | undefined
  /** Whether the operator deleted it. */
  readonly isWithdrawn: boolean
  /** Where it stands. */
  readonly status: ReservationStatus
  /** When the vehicle was brought back, by the clock at the rental place; undefined where nobody said so. */
  readonly returnedAt: WallClock | undefined
  /** Until when a request waits for the operator's answer, by the clock at the rental place. */
  readonly answerBy: WallClock | undefined
  /** What has happened to it, by the clock at the rental place, the oldest first. */
  readonly timeline: readonly { readonly step: VisitorStep; readonly at: WallClock }[]
  /** The change that its visitor asked for and waits for the answer to. */
  readonly openWish: { readonly at: WallClock; readonly text: string } | undefined
  /** Why its visitor may not ask for a change now; undefined where they may. */
  readonly wishRefusal: WishRefusal | undefined
  /** When the personal data was erased, by the clock at the rental place. */
  readonly erasedAt: WallClock | undefined
  /** The terms and the privacy notice that its visitor accepted, and when, by the clock at the rental place. */
  readonly accepted: { readonly at: WallClock; readonly legal: Legal } | undefined
  /** Whether the browser that booked may still correct the contact data. */
  readonly mayCorrectContact: boolean
  /** The booking that it was made by together with others; undefined of one made alone. */
  readonly booking: WholeBooking | undefined
}

/** Several vehicles that were booked together, each a reservation of its own. */
export interface WholeBooking {
  readonly reference: string
  readonly reservations: readonly BookedTogether[]
}

/** One of them. */
export interface BookedTogether {
  readonly reference: string
  readonly vehicleName: string
  readonly total: Money
  /** Whether it was cancelled, declined or deleted, or expired. */
  readonly isOff: boolean
  /** The secret of its own page; undefined where the one of this page does not lead to it any more. */
  readonly secret: string | undefined
}

/** The contact data that a customer corrects; a missing field is not changed. */
export interface ContactCorrection {
  readonly email: string
  readonly phone: string
  readonly firstName?: string
  readonly lastName?: string
  readonly comment?: string | null
  readonly persons?: number
}

/**
 * Why nothing was corrected: it is too late, it was corrected too often, or this network has sent too many requests.
 */
export type CorrectionRefusal = 'closed' | 'too-many-requests'

interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly comment: string | null
  readonly answers: readonly GivenAnswer[]
}

export type MyReservationVisit =
  | { readonly kind: 'found'; readonly reservation: MyReservation }
  /** The landing has another address now. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'not-found' }
  /** This network has tried too many wrong secrets; seconds until it may try again. */
  | { readonly kind: 'too-many-tries'; readonly retryAfter: number }

/** Why a reservation was not cancelled: it has begun, it was deleted, or the fee is not the one that was shown. */
export type CancellingRefusal = 'begun' | 'withdrawn' | 'fee-changed'

/** A calendar file (RFC 5545). */
export interface CalendarFile {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}
