import { type Currency, currency } from '@nelly/domain/currency'
import { pick } from '@nelly/domain/pick'
import type { BookingMode } from '@nelly/domain/reservations/booking-mode'
import type { z } from 'zod'
import { type Renamed, renamed, wireNames } from '../names.ts'
import type { OwnedPlace } from '../places/places.ts'
import type { Language } from '../wire.ts'
import { LANDING_NAMES } from './landing-names.ts'
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

/** The screens' names of a landing's fields. */
const OWNED_NAMES = {
  ...LANDING_NAMES,
  name: 'address',
  color_primary: 'primary',
  color_secondary: 'secondary',
  default_language: 'language',
  vehicles_count: 'vehicleCount',
  reservations_count: 'reservationCount',
  cancelled_reservations_count: 'cancelledCount',
} as const

/** A landing as its owner knows it. */
export type OwnedLanding = Omit<Renamed<LandingAnswer, typeof OWNED_NAMES>, 'currency'> & {
  /** The currency it charges in. */
  currency: Currency
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
  quoteHours?: number
}

/** The form's names of those that a form changes. */
export const LANDING_DRAFT_FIELDS = {
  color_primary: 'primary',
  color_secondary: 'secondary',
  default_language: 'language',
  show_ratings: 'showRatings',
  booking_mode: 'bookingMode',
  answer_hours: 'answerHours',
  quote_hours: 'quoteHours',
} as const

/** Parses a landing of an answer. */
export const ownedLanding = (answer: LandingAnswer): OwnedLanding => ({
  ...renamed(answer, OWNED_NAMES),
  currency: currency(answer.currency),
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
export const landingChangesBody = ({
  language,
  ...changes
}: Pick<LandingDraft, 'name' | 'primary' | 'secondary'> & Partial<LandingDraft>): z.input<
  typeof updateLanding.body
> => ({
  ...renamed(changes, wireNames(LANDING_DRAFT_FIELDS)),
  ...(language && { default_language: language }),
})

/** The form's values of a landing that exists. */
export const landingDraftOf = (landing: OwnedLanding): LandingDraft => ({
  name: landing.displayName,
  ...pick(landing, AS_STORED),
})

const AS_STORED = [
  'primary',
  'secondary',
  'language',
  'timezone',
  'showRatings',
  'bookingMode',
  'answerHours',
  'quoteHours',
] as const

/** The body that creates a draft for an owner. A draft without a language fails the call's schema. */
export const newLandingBody = (
  ownerId: number,
  { language, ...draft }: LandingDraft,
): z.input<typeof createLanding.body> => ({
  id_users_landing: ownerId,
  ...renamed(draft, wireNames(LANDING_DRAFT_FIELDS)),
  default_language: language as Language,
})

/** The body that publishes a landing or makes it a draft again. */
export const landingStatusBody = (
  ownerId: number,
  landingId: number,
  status: LandingStatus,
): z.input<typeof setLandingStatus.body> => ({ user_id: ownerId, landing_id: landingId, status })
