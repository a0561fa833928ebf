import type { HexColour } from '@nelly/domain/landings/colours'
import type { Language } from '@nelly/domain/languages'
import type { MinorUnits, Money } from '@nelly/domain/money'
import type { HoursOfDay } from '@nelly/domain/places/opening-hours'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { GivenAnswer } from '@nelly/domain/reservations/booking-questions'
import type { ChangedField } from '@nelly/domain/reservations/changed-fields'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import type { WrittenReview } from '@nelly/domain/reviews/review'
import type { Contact } from '@nelly/domain/site/site-document'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { StoredPicture } from '../../../platform/db/stored-picture.ts'

/** Another vehicle of the same booking. */
export type MailedVehicle = Pick<MailedReservation, 'reference' | 'vehicleName' | 'plate' | 'quote'>

/** The data of mails about a reservation; text of visitors is sanitized. */
export interface MailedReservation {
  reference: string
  /** The other vehicles of its booking and its reference, in a mail about all of them. */
  others?: readonly MailedVehicle[] | undefined
  bookingReference?: string | undefined
  during: RentalPeriod
  persons: number
  bags: number
  quote: Quote
  createdAt: Date
  cancellationFeeMinor: MinorUnits | null
  /** Until when a request waits for its answer, by the clock at the rental place. */
  answerBy?: WallClock | undefined
  vehicleName: string
  /** The plate of its unit, which only its operator reads; mails that wait since before it was told lack it. */
  plate?: string | undefined
  pickupPlace: string
  returnPlace: string
  /** What is known of both places; mails that wait since before that was told lack it. */
  pickupDetails?: HandoverDetails | undefined
  returnDetails?: HandoverDetails | undefined
  /** How the vehicle is picked up, in lines, while it is to be; mails that wait since before it was told lack it. */
  pickupInstructions?: readonly string[] | undefined
  /** Answers to the landing's own questions, of all vehicles that the mail is about; sanitized. */
  answers?: readonly GivenAnswer[] | undefined
  customer: { firstName: string; name: string; email: string; phone: string; comment: string | undefined }
  landing: {
    id: number
    /** Below the origin, in that language. */
    address: string
    name: string
    logo: StoredPicture
    colour: HexColour
    /** The visitor's. */
    language: Language
    timezone: string
  }
  operator: { email: string; phone: string | undefined }
  /** How to reach the operator by their site; mails that wait since before it was told lack it. */
  contact?: Contact | undefined
  /** That the operator does not want to rent to the customer; only in mails to the operator. */
  isRefused?: true | undefined
  /** How often it was changed, for the order of calendar entries; mails that wait since before it was told lack it. */
  revision?: number
}

/** What an operator changed, and how it was before. */
export interface MailedChange {
  readonly fields: readonly ChangedField[]
  readonly before: Pick<
    MailedReservation,
    'during' | 'vehicleName' | 'pickupPlace' | 'returnPlace' | 'persons' | 'bags'
  > & { readonly total: Money }
}

/** What is known of the place of a handover, and its hours on that day. */
export interface HandoverDetails extends HoursOfDay {
  readonly address: string | null
  readonly phone: string | null
}

/** Why an operator cancelled, and their note to the customer. */
export interface OperatorCancellation {
  reason: OperatorCancellationReason
  note?: string | undefined
}

/**
 * The data of a mail as stored in the outbox: all of it from the moment it was enqueued; its text is written when it is
 * sent. Instants are strings, as in JSON.
 */
export interface MailData {
  reservation: Omit<MailedReservation, 'createdAt'> & { createdAt: string }
  /** The origin of all links, without a slash at the end. */
  origin: string
  /** The visitor's own link to the reservation, only in mails to the visitor. */
  link?: string
  /** When the mail was enqueued. */
  now: string
  /** Why the operator cancelled, only in mails about that. */
  cancellation?: OperatorCancellation
  /** What the operator changed, only in mails about that. */
  change?: MailedChange
  /** The change that the customer asks for, sanitized, only in mails about that. */
  wish?: string
  /** Why the customer’s slip was declined, sanitized, only in the mail about that. */
  declineReason?: string
  /** What the customer says of the rental, sanitized, only in mails about that. */
  review?: WrittenReview
}
