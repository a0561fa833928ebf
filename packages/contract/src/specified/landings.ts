import type { PersonId } from '@nelly/domain/ids'
import { BOOKING_MODES, MAX_ANSWER_HOURS } from '@nelly/domain/reservations/booking-mode'
import { MAX_QUOTE_HOURS } from '@nelly/domain/reservations/quote-validity'
import { HOME_TIMEZONE, isTimezone } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { rootCall } from '../call.ts'
import { answerOf, type Renamed, renameFields } from '../names.ts'
import {
  colour,
  currencyAnswer,
  flag,
  idAnswer,
  landingId,
  language,
  name,
  numeric,
  personId,
  revision,
  revisionAnswer,
  vehicleId,
} from '../wire.ts'
import { LANDING_NAMES } from './landing-names.ts'
import { landingPlaceAnswer } from './landing-places.ts'
import { locationAnswer } from './locations.ts'
import { reservationAnswer } from './reservation-answers.ts'
import { publicVehicleAnswer, vehicleAnswer } from './vehicles.ts'

export const landingStatus = z.enum(['draft', 'published'])
export type LandingStatus = z.infer<typeof landingStatus>

const metadata = {
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
  og_title: z.string().nullable(),
  og_description: z.string().nullable(),
  og_image: z.string().nullable(),
  robots: z.string().nullable(),
  canonical_url: z.string().nullable(),
}

const looks = {
  id: idAnswer,
  /** The landing's address below the origin. */
  name: z.string(),
  /** The name as its owner typed it, which is what people see. */
  display_name: z.string(),
  logo: z.string(),
  favicon: z.string().nullable(),
  color_primary: z.string(),
  color_secondary: z.string(),
  default_language: language,
  timezone: z.string(),
  show_ratings: z.boolean(),
  booking_mode: z.enum(BOOKING_MODES).meta({ description: 'Whether bookings are confirmed at once' }),
  answer_hours: z.number().int().meta({ description: 'Within how many hours requests are answered' }),
  quote_hours: z.number().int().meta({ description: 'For how many hours quotes are valid' }),
  currency: currencyAnswer,
  ...metadata,
}

export const landingAnswer = z
  .object({
    ...looks,
    id_users_landing: idAnswer,
    status: landingStatus,
    both_languages: z.boolean().meta({ description: 'Whether visitors are offered the other language too' }),
    vehicles_count: z.number().int(),
    reservations_count: z.number().int().meta({ description: 'Neither cancelled nor deleted' }),
    cancelled_reservations_count: z.number().int(),
    created_at: z.iso.datetime(),
    published_at: z.iso.datetime().nullable(),
    deleted_at: z.iso.datetime().nullable(),
    revision: revisionAnswer,
  })
  .meta({ id: 'Landing' })
export type LandingAnswer = z.infer<typeof landingAnswer>

type Answered<T> = Omit<
  Renamed<T, typeof LANDING_NAMES>,
  'personId' | 'logo' | 'createdAt' | 'publishedAt' | 'deletedAt'
> & { readonly logo: { readonly path: string } }

/** A landing as one of its account's people reads it: the user it belongs to is the reader. */
export const toLandingAnswer =
  (personId: PersonId) =>
  (
    landing: Answered<LandingAnswer> & { createdAt: Date; publishedAt: Date | null; deletedAt: Date | null },
  ): LandingAnswer =>
    answerOf(landingAnswer, LANDING_NAMES, {
      ...landing,
      personId,
      logo: landing.logo.path,
      createdAt: landing.createdAt.toISOString(),
      publishedAt: landing.publishedAt?.toISOString() ?? null,
      deletedAt: landing.deletedAt?.toISOString() ?? null,
    })

/** A landing as its owner's detail page shows it. */
export const landingDetailAnswer = landingAnswer
  .extend({
    locations: z.array(locationAnswer),
    places: z.array(landingPlaceAnswer),
    vehicles: z.array(vehicleAnswer),
    reservations: z.array(reservationAnswer),
  })
  .meta({ id: 'LandingDetail' })
export type LandingDetailAnswer = z.infer<typeof landingDetailAnswer>

/** A published landing as strangers see it. */
export const publicLandingAnswer = z
  .object({
    ...looks,
    locations: z.array(locationAnswer),
    vehicles: z.array(publicVehicleAnswer),
  })
  .meta({ id: 'PublicLanding' })
type PublicLandingAnswer = z.infer<typeof publicLandingAnswer>

export const toPublicLandingAnswer = (
  landing: Answered<Omit<PublicLandingAnswer, 'locations' | 'vehicles'>>,
  contents: Pick<PublicLandingAnswer, 'locations' | 'vehicles'>,
): PublicLandingAnswer =>
  answerOf(publicLandingAnswer, LANDING_NAMES, { ...landing, ...contents, logo: landing.logo.path })

/** The name as typed. Its other rules are in the domain, so that the refusal says which one was broken. */
export const typedName = name(500)
const timezone = z
  .string()
  .refine(isTimezone, { params: { refusal: 'timezone-unknown' } })
  .meta({ description: 'A name of the tz database, as `America/Santo_Domingo`' })

const bookingMode = z.enum(BOOKING_MODES).meta({
  description: '`instant` confirms bookings at once, `on_request` waits for the answer of the operator',
})
const answerHours = numeric(z.number().int().min(1).max(MAX_ANSWER_HOURS)).meta({
  description: 'Within how many hours a request is answered; then it expires',
})

const quoteHours = numeric(z.number().int().min(1).max(MAX_QUOTE_HOURS)).meta({
  description: 'For how many hours a quote from the desk is valid',
})

/** The refusals of a name. */
export const NAME_REFUSALS = ['name-empty', 'name-too-long', 'name-reserved', 'name-taken'] as const

export const createLanding = rootCall({
  method: 'POST',
  url: '/landing',
  idempotencyKey: true,
  summary: 'Create a landing',
  description:
    'The landing is a draft until it is published. Its `name` becomes its address: lower case, accents folded, hyphens for spaces.',
  uploads: { logo: { least: 1, most: 1, svg: true } },
  body: renameFields(
    z.object({
      id_users_landing: personId,
      name: typedName,
      color_primary: colour,
      color_secondary: colour,
      default_language: language,
      timezone: timezone.default(HOME_TIMEZONE),
    }),
    { ...LANDING_NAMES, id_users_landing: 'personId' },
  ),
  refusals: ['not-your-account', 'logo-missing', ...NAME_REFUSALS],
  status: 201,
  answer: landingAnswer,
})
export type NewLanding = z.output<typeof createLanding.body>

export const listLandings = rootCall({
  method: 'GET',
  url: '/landing/:userId',
  summary: "List the owner's landings",
  description: 'Drafts and published ones with how much each holds; deleted ones have a list of their own.',
  refusals: ['not-your-account'],
  answer: z.array(landingAnswer),
})

export const readLanding = rootCall({
  method: 'GET',
  url: '/landings/:userId/:landingId',
  summary: 'Read a landing',
  description: 'With its locations, places, vehicles and reservations.',
  refusals: ['not-your-account', 'landing-not-found'],
  answer: landingDetailAnswer,
})

export const updateLanding = rootCall({
  method: 'POST',
  url: '/landing-update/:userId/:landingId',
  summary: 'Change a landing',
  description:
    'A published landing that is renamed keeps its old address as a redirect until another landing takes it. With another `timezone`, reservations keep their wall-clock times, in the new zone from then on.',
  uploads: { logo: { least: 0, most: 1, svg: true } },
  body: renameFields(
    z.object({
      name: typedName,
      color_primary: colour,
      color_secondary: colour,
      default_language: language.optional(),
      timezone: timezone.optional(),
      show_ratings: flag.optional(),
      booking_mode: bookingMode.optional(),
      answer_hours: answerHours.optional(),
      quote_hours: quoteHours.optional(),
      revision,
    }),
    LANDING_NAMES,
  ),
  refusals: [
    'not-your-account',
    'landing-not-found',
    'changed-meanwhile',
    'name-empty',
    'name-too-long',
    'name-reserved',
    'name-taken',
    'zone-shared',
  ],
  answer: landingAnswer,
})
export type LandingChanges = z.output<typeof updateLanding.body>

export const setLandingStatus = rootCall({
  method: 'PATCH',
  url: '/landing/status',
  summary: 'Publish a landing or make it a draft again',
  description: 'Publishes, or takes back with `"status": "draft"`.',
  body: renameFields(
    z.object({ landing_id: landingId, user_id: personId, status: landingStatus.default('published') }),
    { landing_id: 'landingId', user_id: 'personId' },
  ),
  refusals: ['not-your-account', 'landing-not-found'],
  answer: landingAnswer,
})

export const reviewLanding = rootCall({
  method: 'GET',
  url: '/reviews/:name',
  summary: "Review the owner's landing by its name",
  description:
    "Drafts included: the owner's preview before publishing. What the site decides is that of its draft.",
  params: z.object({ name: z.string() }),
  refusals: ['landing-not-found'],
  answer: landingDetailAnswer.omit({ reservations: true }).meta({ id: 'LandingReview' }),
})

export const readPublicLanding = rootCall({
  method: 'GET',
  url: '/publicLanding/:name',
  access: 'public',
  summary: 'Read a published landing',
  description: 'The public data: no commissions, no reservations.',
  params: z.object({ name: z.string() }),
  refusals: ['landing-not-found', 'account-suspended'],
  answer: publicLandingAnswer,
})

export const readPublicVehicle = rootCall({
  method: 'GET',
  url: '/publicLanding/:name/vehicle/:vehicleId',
  access: 'public',
  summary: 'Read a vehicle of a published landing',
  description: 'The landing is given by its address, also by one it had before.',
  params: z.object({ name: z.string(), vehicleId }),
  refusals: ['landing-not-found', 'account-suspended', 'vehicle-not-found'],
  answer: publicVehicleAnswer,
})
