import type { HexColour } from '@nelly/domain/colours'
import type { MinorUnits } from '@nelly/domain/money'
import type { HoursOfDay } from '@nelly/domain/opening-hours'
import type { OperatorCancellationReason } from '@nelly/domain/operator-cancellation'
import type { Quote } from '@nelly/domain/rates/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { StoredPicture } from '../../../platform/db/stored-picture.ts'

/** The data of mails about a reservation; text of visitors is sanitized. */
export interface MailedReservation {
  reference: string
  during: RentalPeriod
  persons: number
  bags: number
  quote: Quote
  createdAt: Date
  cancellationFeeMinor: MinorUnits | null
  vehicleName: string
  pickupPlace: string
  returnPlace: string
  /** What is known of both places; mails that wait since before that was told lack it. */
  pickupDetails?: HandoverDetails | undefined
  returnDetails?: HandoverDetails | undefined
  customer: { firstName: string; name: string; email: string; phone: string; comment: string | undefined }
  landing: {
    id: number
    /** Below the origin. */
    address: string
    name: string
    logo: StoredPicture
    colour: HexColour
    language: 'es' | 'en'
    timezone: string
  }
  operator: { email: string; phone: string | undefined }
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
}
