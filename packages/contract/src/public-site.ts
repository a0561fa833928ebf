import type { Booking } from '@nelly/domain/booking'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { UsCents } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { Result } from '@nelly/domain/result'
import type { Transmission, VehicleType } from '@nelly/domain/vehicle-options'
import type { WallClock } from '@nelly/domain/wall-clock'
import type {
  CalendarFile,
  CancellingRefusal,
  ContactCorrection,
  CorrectionRefusal,
  MyReservation,
  MyReservationVisit,
} from './my-reservation.ts'
import type { Refusal } from './refusals.ts'
import type { LandingPictures, Picture, VisitedLanding } from './visited-landing.ts'

export type { LandingPictures, Picture, VisitedLanding } from './visited-landing.ts'

export type Equipment = 'bluetooth' | 'siriusxm' | 'gps' | 'automatic' | 'appleCar'

/** A vehicle a visitor may look at, and, where dates were asked for, whether one is free then. */
export interface OfferedVehicle {
  readonly id: VehicleId
  readonly name: string
  readonly description: string
  readonly pricePerDay: UsCents
  readonly seats: number
  readonly luggage: number
  readonly type: VehicleType
  readonly transmission: Transmission
  readonly brand: string | null
  readonly features: readonly string[]
  /** Names of the owner's special features that were attached to it. */
  readonly specialFeatures: readonly { readonly name: string; readonly description: string }[]
  readonly equipment: readonly Equipment[]
  readonly pictures: readonly Picture[]
  /** Undefined where no period was asked for. */
  readonly available: boolean | undefined
}

export type LandingVisit =
  | { readonly kind: 'found'; readonly landing: VisitedLanding }
  /** A renamed landing's former address, or one in capitals. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'not-found' }

/** What a booking made, now or when it was sent before. */
export interface Reserved {
  readonly reference: string
  /** False where it was made before, and cancelled or deleted since. */
  readonly stands: boolean
  /** Whether the secret that was sent along opens it; not after another one was mailed. */
  readonly opensWithSecret: boolean
}

/** What else a booking is sent with. */
export interface ReserveOptions {
  /** The total that the visitor was shown: a new booking at another is refused as 'price-changed'. */
  readonly expectedTotal?: UsCents | undefined
  /** The secret of the link in the mail; a random one where there is none. */
  readonly secret?: string | undefined
}

/** A reservation that an attempt at a booking made. */
export interface AttemptReservation {
  readonly reservation: MyReservation
  readonly opensWithSecret: boolean
}

/** How the form of an attempt at a booking came. */
export interface CameForm {
  /** To draw the form with again: its own, unless that is not ours or belongs to another attempt. */
  readonly stamp: string
  /** Whether it came sooner after its drawing than people fill it in, or nobody of ours has drawn it. */
  readonly isTooSoon: boolean
}

/** What the visitor's pages ask of the server. Everything it answers is public, or told to who holds a reservation's secret. */
export interface PublicSite {
  visit(name: string): Promise<LandingVisit>
  /** The landing's vehicles, oldest first, each with its first picture alone; with `limit`, only the first ones. */
  vehicles(
    landing: LandingId,
    asked: { period?: RentalPeriod | undefined; limit?: number | undefined },
  ): Promise<OfferedVehicle[]>
  vehicle(landing: LandingId, vehicle: VehicleId, period?: RentalPeriod): Promise<OfferedVehicle | undefined>
  /** For each of the vehicles the nearest periods of the same length at which it is free; one that can't be booked is missing. */
  freePeriods(
    vehicles: readonly VehicleId[],
    wanted: RentalPeriod,
  ): Promise<ReadonlyMap<VehicleId, readonly RentalPeriod[]>>
  /** Books; the same key with the same payload gives the same reservation again. */
  reserve(booking: Booking, key: string, options?: ReserveOptions): Promise<Result<Reserved, Refusal>>
  /**
   * The reservation that was made with this key. The caller has to make sure that the key is its browser's own: the answer has
   * personal data in it.
   */
  reservationOfAttempt(
    landing: LandingId,
    attempt: { readonly key: string; readonly secret: string },
  ): Promise<AttemptReservation | undefined>
  /**
   * Corrects how the customer is reached, and tells them and the operator by mail. A new e-mail address gets a new secret, which
   * is answered: the link that went to the former address opens nothing any more.
   */
  correctContact(
    reservation: Pick<MyReservation, 'id'>,
    correction: ContactCorrection,
  ): Promise<Result<{ readonly newSecret: string | undefined }, CorrectionRefusal>>
  /** Written into the form of an attempt with this key, so that it tells when it was drawn. */
  stampForm(key: string): string
  /** What the stamp of a form that came tells, with the attempt's key. */
  cameForm(key: string, stamp: string): CameForm
  /** What the visitor who holds this secret has booked on the landing at this address. */
  myReservation(name: string, secret: string): Promise<MyReservationVisit>
  /**
   * Calls it off at the fee that the visitor was shown; once it is, calling it off again changes nothing. The secret goes into
   * the mail that tells of it.
   */
  cancelMyReservation(
    reservation: Pick<MyReservation, 'id'>,
    agreed: { readonly secret: string; readonly seenFee: UsCents | undefined },
  ): Promise<Result<undefined, CancellingRefusal>>
  /** Erases what the visitor told of themselves; false while the operator needs it. */
  eraseMyReservation(reservation: Pick<MyReservation, 'id'>): Promise<boolean>
  /** Where the pictures are that stand for the landing; they are drawn when they are first asked for. */
  landingPictures(landing: VisitedLanding): Promise<LandingPictures>
  /** The address, below the origin, of the picture that stands for the vehicle where it is shared. */
  sharePicture(landing: VisitedLanding, vehicle: OfferedVehicle): string
  /** The reservation as a file for calendars; what takes it out of them again, where it was called off. */
  calendarOf(reservation: Pick<MyReservation, 'id'>): Promise<CalendarFile>
  /** The wall clock at the landing's place. */
  now(landing: VisitedLanding): WallClock
}
