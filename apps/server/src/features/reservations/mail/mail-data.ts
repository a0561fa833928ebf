import type { HexColour } from '@nelly/domain/colours'
import type { OperatorCancellationReason } from '@nelly/domain/operator-cancellation'
import type { Quote } from '@nelly/domain/quote'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { StoredPicture } from '../../../platform/db/stored-picture.ts'

/** All that mails about a reservation tell; what strangers typed is made harmless. */
export interface MailedReservation {
  reference: string
  during: RentalPeriod
  persons: number
  bags: number
  quote: Quote
  createdAt: Date
  cancellationFeeCents: number | null
  vehicleName: string
  pickupPlace: string
  returnPlace: string
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

/** Why an operator cancelled, and what they told the customer about it. */
export interface OperatorCancellation {
  reason: OperatorCancellationReason
  note?: string | undefined
}

/**
 * What a mail tells, as it waits in the outbox: all of it as it was when the mail was put there, which is put into words when
 * it is sent. Instants are texts, as in JSON.
 */
export interface MailData {
  reservation: Omit<MailedReservation, 'createdAt'> & { createdAt: string }
  /** That of all links, without a slash at the end. */
  origin: string
  /** The visitor's own link to the reservation, in mails to the visitor alone. */
  link?: string
  /** When the mail was put into the outbox. */
  now: string
  /** Why the operator cancelled, in the mails about that alone. */
  cancellation?: OperatorCancellation
}
