import { type Currency, currency } from '@nelly/domain/currency'
import type { BookingMode } from '@nelly/domain/reservations/booking-mode'
import type { z } from 'zod'
import type { OwnedPlace } from '../places/places.ts'
import type { Language } from '../wire.ts'
import type {
  createLanding,
  LandingAnswer,
  LandingDetailAnswer,
  LandingStatus,
  setLandingStatus,
  updateLanding,
} from './landings.ts'
import { ownedLocation } from './location-mapper.ts'
import type { OwnedLocation } from './locations.ts'
import { type OwnedMetadata, ownedMetadata } from './metadata-mapper.ts'
import { type OwnedVehicle, ownedVehicle } from './vehicle-mapper.ts'

/** A landing as its owner knows it. */
export interface OwnedLanding {
  id: number
  /** Its address below the origin, without the slash. */
  address: string
  displayName: string
  /** Path of the logo below `/storage/`. */
  logo: string
  primary: string
  secondary: string
  language: Language
  /** Whether visitors are offered the other language too. */
  bothLanguages: boolean
  /** The landing's time zone, by its name in the tz database. */
  timezone: string
  /** Whether its vehicles show invented stars. */
  showRatings: boolean
  /** Whether bookings are confirmed at once, and within how many hours requests are answered. */
  bookingMode: BookingMode
  answerHours: number
  /** The currency it charges in. */
  currency: Currency
  status: LandingStatus
  vehicleCount: number
  /** Neither cancelled nor deleted; cancelled ones are counted apart. */
  reservationCount: number
  cancelledCount: number
  deletedAt: string | null
  revision: number
}

/** A landing with what belongs to it; its reservations are read a page at a time. */
export interface OwnedLandingDetail extends OwnedLanding {
  metadata: OwnedMetadata
  locations: readonly OwnedLocation[]
  places: readonly OwnedPlace[]
  vehicles: readonly OwnedVehicle[]
}

/** A landing as a form holds it. The logo is a file that is sent beside the body. */
export interface LandingDraft {
  name: string
  primary: string
  secondary: string
  language: Language | null
  /** Without one, a new landing gets the default. */
  timezone?: string
  /** Only for a landing that exists; a new one shows none. */
  showRatings?: boolean
  /** Only for a landing that exists; a new one confirms at once. */
  bookingMode?: BookingMode
  answerHours?: number
}

/** Parses a landing of an answer. */
export const ownedLanding = (answer: LandingAnswer): OwnedLanding => ({
  id: answer.id,
  address: answer.name,
  displayName: answer.display_name,
  logo: answer.logo,
  primary: answer.color_primary,
  secondary: answer.color_secondary,
  language: answer.default_language,
  bothLanguages: answer.both_languages,
  timezone: answer.timezone,
  showRatings: answer.show_ratings,
  bookingMode: answer.booking_mode,
  answerHours: answer.answer_hours,
  currency: currency(answer.currency),
  status: answer.status,
  vehicleCount: answer.vehicles_count,
  reservationCount: answer.reservations_count,
  cancelledCount: answer.cancelled_reservations_count,
  deletedAt: answer.deleted_at,
  revision: answer.revision,
})

/** Parses a landing with what belongs to it; its places come from their own call. */
export const ownedLandingDetail = (
  answer: Omit<LandingDetailAnswer, 'reservations' | 'places'>,
  places: readonly OwnedPlace[],
): OwnedLandingDetail => ({
  ...ownedLanding(answer),
  metadata: ownedMetadata(answer),
  locations: answer.locations.map(ownedLocation),
  places,
  vehicles: answer.vehicles.map(ownedVehicle),
})

/** The body that changes a landing. */
export const landingChangesBody = (
  changes: Pick<LandingDraft, 'name' | 'primary' | 'secondary'> & Partial<LandingDraft>,
): z.input<typeof updateLanding.body> => ({
  name: changes.name,
  color_primary: changes.primary,
  color_secondary: changes.secondary,
  default_language: changes.language ?? undefined,
  timezone: changes.timezone,
  show_ratings: changes.showRatings,
  booking_mode: changes.bookingMode,
  answer_hours: changes.answerHours,
})

/** The form's values of a landing that exists. */
export const landingDraftOf = ({
  displayName,
  primary,
  secondary,
  language,
  timezone,
  showRatings,
  bookingMode,
  answerHours,
}: OwnedLanding): LandingDraft => ({
  name: displayName,
  primary,
  secondary,
  language,
  timezone,
  showRatings,
  bookingMode,
  answerHours,
})

/** The body that creates a draft for an owner. A draft without a language fails the call's schema. */
export const newLandingBody = (ownerId: number, draft: LandingDraft): z.input<typeof createLanding.body> => ({
  id_users_landing: ownerId,
  name: draft.name,
  color_primary: draft.primary,
  color_secondary: draft.secondary,
  default_language: draft.language as Language,
  timezone: draft.timezone,
})

/** The body that publishes a landing or makes it a draft again. */
export const landingStatusBody = (
  ownerId: number,
  landingId: number,
  status: LandingStatus,
): z.input<typeof setLandingStatus.body> => ({ user_id: ownerId, landing_id: landingId, status })

/** The form field that shows the error of a field of the wire. */
export const LANDING_DRAFT_FIELDS: Readonly<Record<string, keyof LandingDraft | 'logo'>> = {
  name: 'name',
  logo: 'logo',
  color_primary: 'primary',
  color_secondary: 'secondary',
  default_language: 'language',
  timezone: 'timezone',
  booking_mode: 'bookingMode',
  answer_hours: 'answerHours',
}
