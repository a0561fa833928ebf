import type { VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { z } from 'zod'
import { email } from '../booking-fields.ts'
import type { Language } from '../wire.ts'
import type { MyReservationVisit } from './my-reservation.ts'
import type { VisitedLanding } from './visited-landing.ts'

/** The field of the form to wait, as HTML spells it. */
export const WAITING_FIELDS = { email: 'email' } as const

/** That form. Addresses are the same in any case. */
export const waitingBody = z.object({ email: email.transform((given) => given.toLowerCase()) })

/** A search that found nothing free. */
export interface WaitingTrip {
  /** Undefined for any vehicle. */
  readonly vehicle: VehicleId | undefined
  readonly period: RentalPeriod
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly driverAge: number | null
}

/** Who waits for it, and in which language. */
export interface NewWish extends WaitingTrip {
  readonly email: string
  readonly language: Language
}

/** A wish for the visitor who was mailed its link. */
export interface MyWish extends Pick<WaitingTrip, 'period'> {
  readonly id: number
  /** Its landing, published or not. */
  readonly landing: VisitedLanding
  /** The name of the vehicle; undefined for any. */
  readonly vehicle: string | undefined
  /** It is `asked` until it is confirmed. */
  readonly state: 'asked' | 'waiting' | 'told'
  /** The path, below the origin, of the search for it. */
  readonly search: string
}

export type MyWishVisit =
  | { readonly kind: 'found'; readonly wish: MyWish }
  | Exclude<MyReservationVisit, { kind: 'found' }>
