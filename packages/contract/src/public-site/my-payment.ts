import type { Money } from '@nelly/domain/money'
import type { BankAccount } from '@nelly/domain/payments/bank-account'
import type { PayLinkState } from '@nelly/domain/payments/pay-link'
import type { Quote } from '@nelly/domain/rates/quote'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { TransferSlip } from '../payments/transfer-slips.ts'
import type { Language } from '../wire.ts'
import type { MyReservationVisit } from './my-reservation.ts'
import type { VisitedLanding } from './visited-landing.ts'

/** What a link to pay asks for, as whoever opens it sees it: no name but the first, and no way to the customer. */
export interface MyPayment {
  /** Its landing, published or not. */
  readonly landing: VisitedLanding
  /** The customer's. */
  readonly language: Language
  readonly state: PayLinkState
  readonly firstName: string
  readonly reference: string
  readonly quote: Quote
  /** By the clock at the rental place. */
  readonly until: WallClock
  readonly due: Money
  /** What was paid for the reservation so far. */
  readonly paid: Money
  readonly bankAccounts: readonly BankAccount[]
  /** Whether cards are taken now, and what became of the last attempt to pay for the reservation by one. */
  readonly card: {
    readonly isTaken: boolean
    readonly last?: {
      readonly state: 'open' | 'declined' | 'cancelled'
      readonly amount: Money
      readonly begunAt: WallClock
    }
  }
  /** Those that were sent by this link, the newest first. */
  readonly slips: readonly (Pick<TransferSlip, 'state' | 'declinedReason'> & { readonly sentAt: WallClock })[]
}

export type PaymentVisit =
  | { readonly kind: 'found'; readonly payment: MyPayment }
  | Exclude<MyReservationVisit, { kind: 'found' | 'moved' }>

/** The field of the form by which a slip is sent. */
export const SLIP_FIELD = 'slip'

/** Why a slip was not taken, as the address of the page names it. */
export const SLIP_REFUSALS = [
  'slip-missing',
  'file-one-only',
  'image-heic',
  'image-not-an-image',
  'image-too-large',
  'image-too-many-pixels',
  'image-too-complex',
  'body-too-large',
  'body-malformed',
  'too-many-slips',
  'too-many-requests',
  'temporarily-unavailable',
] as const
export type SlipRefusal = (typeof SLIP_REFUSALS)[number]
