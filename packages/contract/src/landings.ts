import { isTimezone } from '@nelly/domain/wall-clock'
import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import { locationAnswer } from './locations.ts'
import { reservationAnswer } from './reservations.ts'
import { publicVehicleAnswer, vehicleAnswer } from './vehicles.ts'
import { colour, flag, idAnswer, landingId, language, ownerId, text, vehicleId } from './wire.ts'

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
  ...metadata,
}

export const landingAnswer = z.object({
  ...looks,
  id_users_landing: idAnswer,
  status: landingStatus,
  vehicles_count: z.number().int(),
  reservations_count: z.number().int(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  deleted_at: z.iso.datetime().nullable(),
})
export type LandingAnswer = z.infer<typeof landingAnswer>

/** A landing as its owner's detail page shows it. */
export const landingDetailAnswer = landingAnswer.extend({
  locations: z.array(locationAnswer),
  vehicles: z.array(vehicleAnswer),
  reservations: z.array(reservationAnswer),
})
export type LandingDetailAnswer = z.infer<typeof landingDetailAnswer>

/** A published landing as strangers see it. */
export const publicLandingAnswer = z.object({
  ...looks,
  locations: z.array(locationAnswer),
  vehicles: z.array(publicVehicleAnswer),
})
export type PublicLandingAnswer = z.infer<typeof publicLandingAnswer>

/** What was typed as the name; its other rules are the domain's, so that the refusal says which was broken. */
const typedName = text(500)
const timezone = z.string().refine(isTimezone, { params: { refusal: 'timezone-unknown' } })

export const createLanding = call({
  method: 'POST',
  url: '/landing',
  access: 'owner',
  uploads: true,
  body: z.object({
    id_users_landing: ownerId,
    name: typedName,
    color_primary: colour,
    color_secondary: colour,
    default_language: language,
    timezone: timezone.default('America/Santo_Domingo'),
  }),
  status: 201,
  answer: landingAnswer,
})
export type NewLanding = z.output<typeof createLanding.body>

export const listLandings = call({
  method: 'GET',
  url: '/landing/:userId',
  access: 'owner',
  params: z.object({ userId: ownerId }),
  status: 200,
  answer: z.array(landingAnswer),
})

const ownLanding = z.object({ userId: ownerId, landingId })

export const readLanding = call({
  method: 'GET',
  url: '/landings/:userId/:landingId',
  access: 'owner',
  params: ownLanding,
  status: 200,
  answer: landingDetailAnswer,
})

export const updateLanding = call({
  method: 'POST',
  url: '/landing-update/:userId/:landingId',
  access: 'owner',
  uploads: true,
  params: ownLanding,
  body: z.object({
    name: typedName,
    color_primary: colour,
    color_secondary: colour,
    default_language: language.optional(),
    timezone: timezone.optional(),
    show_ratings: flag.optional(),
  }),
  status: 200,
  answer: landingAnswer,
})
export type LandingChanges = z.output<typeof updateLanding.body>

/** Publishes, or takes back with `status: "draft"`. */
export const setLandingStatus = call({
  method: 'PATCH',
  url: '/landing/status',
  access: 'owner',
  body: z.object({ landing_id: landingId, user_id: ownerId, status: landingStatus.default('published') }),
  status: 200,
  answer: landingAnswer,
})

const landingById = z.object({ landingId })

/** Moves a landing to the deleted ones. */
export const deleteLanding = call({
  method: 'DELETE',
  url: '/landing/:landingId',
  access: 'owner',
  params: landingById,
  status: 200,
  answer: messageAnswer,
})

export const listDeletedLandings = call({
  method: 'GET',
  url: '/landing/deleted/:userId',
  access: 'owner',
  params: z.object({ userId: ownerId }),
  status: 200,
  answer: z.array(landingAnswer),
})

/** Brings a deleted landing back, under another name where its own was taken meanwhile. */
export const restoreLanding = call({
  method: 'POST',
  url: '/landing/restore/:landingId',
  access: 'owner',
  params: landingById,
  body: z.object({ name: typedName.optional() }).nullish(),
  status: 200,
  answer: landingAnswer.extend(messageAnswer.shape),
})

/** Deletes a deleted landing for good, with its vehicles, reservations and files. */
export const deleteLandingForGood = call({
  method: 'DELETE',
  url: '/landing/deletedFinal/:landingId',
  access: 'owner',
  params: landingById,
  status: 200,
  answer: messageAnswer,
})

/** One's own landing by its name, drafts included: what the owner reviews before publishing. */
export const reviewLanding = call({
  method: 'GET',
  url: '/reviews/:name',
  access: 'owner',
  params: z.object({ name: z.string() }),
  status: 200,
  answer: landingDetailAnswer.omit({ reservations: true }),
})

export const readPublicLanding = call({
  method: 'GET',
  url: '/publicLanding/:name',
  access: 'public',
  params: z.object({ name: z.string() }),
  status: 200,
  answer: publicLandingAnswer,
})

export const readPublicVehicle = call({
  method: 'GET',
  url: '/publicLanding/:name/vehicle/:vehicleId',
  access: 'public',
  params: z.object({ name: z.string(), vehicleId }),
  status: 200,
  answer: publicVehicleAnswer,
})
