import { MAX_DESCRIPTION, MAX_IMAGES } from '@nelly/domain/limits'
import { toMajorUnits } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { FUELS } from '@nelly/domain/units/unit'
import {
  MAX_BRAND,
  MAX_CAPACITY,
  MAX_DOORS,
  MAX_FEATURE_LENGTH,
  MAX_FEATURES,
  MAX_LUGGAGE,
  MAX_VEHICLE_NAME,
  MIN_DOORS,
  TRANSMISSIONS,
  transmission,
  VEHICLE_TYPES,
  vehicleType,
} from '@nelly/domain/vehicles/vehicle-options'
import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { rootCall } from '../call.ts'
import { answerOf, type Renamed, renameFields, wireNames } from '../names.ts'
import { seenBy } from '../seen-by.ts'
import {
  clearable,
  currencyAnswer,
  flag,
  idAnswer,
  imageId,
  landingId,
  money,
  name,
  numeric,
  parsedBy,
  poolId,
  revision,
  revisionAnswer,
  specialFeatureId,
  text,
} from '../wire.ts'
import { specialFeatureAnswer, toSpecialFeatureAnswer } from './special-features.ts'
import { VEHICLE_EDIT_NAMES, VEHICLE_NAMES } from './vehicle-names.ts'

export const MAX_UNITS = 500

/** One picture: `path_images` is its JPEG below `/storage/`; `sources` are the lighter formats that are ready. */
export const imageAnswer = z
  .object({
    id: idAnswer,
    path_images: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    sources: z.array(
      z.object({ type: z.enum(['image/avif', 'image/webp']), width: z.number().int(), path: z.string() }),
    ),
  })
  .meta({ id: 'Image' })
type ImageAnswer = z.infer<typeof imageAnswer>

/** A stored picture of a vehicle. */
interface AnsweredPicture {
  readonly id: number
  readonly picture: Omit<ImageAnswer, 'id' | 'path_images'> & { readonly path: string }
}

const toImageAnswer = ({ id, picture }: AnsweredPicture): ImageAnswer => ({
  id,
  path_images: picture.path,
  width: picture.width,
  height: picture.height,
  sources: picture.sources,
})

const conversion = z.enum(['waiting', 'failed', 'done']).meta({
  description:
    '`waiting` until the lighter formats are made, then `done`; `failed` after two failed attempts: it is retried, with a growing backoff',
})
/** The progress of a picture's lighter formats; until they are ready it is shown as a JPEG. */
export type Conversion = z.infer<typeof conversion>

/** The same, as its owner sees it. */
const ownedImageAnswer = imageAnswer.extend({ conversion }).meta({ id: 'OwnedImage' })

const publicFields = {
  id: idAnswer,
  id_landing: idAnswer,
  name: z.string(),
  description: z.string(),
  description_es: z.string().nullable().meta({ description: 'In place of it for readers of Spanish' }),
  description_en: z.string().nullable().meta({ description: 'In place of it for readers of English' }),
  price: money,
  currency: currencyAnswer,
  luggage: z.number().int(),
  people: z.number().int(),
  type_of_car: z.enum(VEHICLE_TYPES),
  transmision: z.enum(TRANSMISSIONS),
  brand: z.string().nullable(),
  doors: z.number().int().nullable().meta({ description: 'Null where it is not known' }),
  fuel: z.enum(FUELS).nullable().meta({ description: 'Null where it is not known' }),
  features: z.array(z.string()),
  special_features: z.array(specialFeatureAnswer),
  images: z.array(imageAnswer),
  bluetooth: z.boolean(),
  siriusxm: z.boolean(),
  gps: z.boolean(),
  automatic: z.boolean(),
  apple_car: z.boolean(),
}

/** A public vehicle: without the owner's commission and the number of units. */
export const publicVehicleAnswer = z.object(publicFields).meta({ id: 'PublicVehicle' })
type PublicVehicleAnswer = z.infer<typeof publicVehicleAnswer>

/** A stored vehicle. */
type AnsweredVehicle = Omit<
  Renamed<PublicVehicleAnswer, typeof VEHICLE_NAMES>,
  'pricePerDay' | 'currency' | 'pictures'
> &
  Parameters<typeof priceOfDay>[0] & { readonly pictures: readonly AnsweredPicture[] }

const inWireValues = <V extends AnsweredVehicle>(vehicle: V) => ({
  ...vehicle,
  pricePerDay: toMajorUnits(priceOfDay(vehicle)),
  specialFeatures: vehicle.specialFeatures.map(toSpecialFeatureAnswer),
  pictures: vehicle.pictures.map(toImageAnswer),
})

export const toPublicVehicleAnswer = (vehicle: AnsweredVehicle): PublicVehicleAnswer =>
  answerOf(publicVehicleAnswer, VEHICLE_NAMES, inWireValues(vehicle))

export const vehicleAnswer = z
  .object({
    ...publicFields,
    images: z.array(ownedImageAnswer),
    commissions: seenBy('commission', z.number()),
    units: z.number().int(),
    on_sale: z.boolean().meta({ description: 'Whether visitors see it and can book it' }),
    coming_reservations: z
      .number()
      .int()
      .meta({ description: 'How many of its reservations are under way or to come' }),
    also_offered: z
      .array(z.object({ vehicle: z.string(), landing: z.string() }))
      .meta({ description: 'The other vehicles that offer the same units, and their landings, by name' }),
    revision: revisionAnswer,
  })
  .meta({ id: 'Vehicle' })
export type VehicleAnswer = z.infer<typeof vehicleAnswer>

/** `conversions` are those of pictures that are not done. */
export function toVehicleAnswer(
  vehicle: AnsweredVehicle &
    Readonly<Record<'commission' | 'units' | 'revision', number>> & {
      isOnSale: boolean
      alsoOffered: VehicleAnswer['also_offered']
    },
  conversions: ReadonlyMap<number, Conversion>,
  comingReservations: number,
): VehicleAnswer {
  const pictures = vehicle.pictures.map((picture) => ({
    ...toImageAnswer(picture),
    conversion: conversions.get(picture.id) ?? ('done' as const),
  }))
  return answerOf(vehicleAnswer, VEHICLE_NAMES, {
    ...inWireValues(vehicle),
    pictures,
    comingReservations,
  })
}

/** Features in any of the forms that a form or a program sends: a list, a JSON list in a string, or one word. */
const features = z
  .preprocess(readList, z.array(name(MAX_FEATURE_LENGTH).toLowerCase()).max(MAX_FEATURES))
  .transform((list) => [...new Set(list)])

function readList(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'string') return value
  if (!value.trimStart().startsWith('[')) return [value]
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Which prices there are depends on the landing's currency, so the server's feature judges it. */
const price = numeric(z.number()).meta({
  description: "In the landing's currency, with at most as many decimals as that has",
})
const capacity = numeric(z.number().int().min(1).max(MAX_CAPACITY))
const luggage = numeric(z.number().int().min(1).max(MAX_LUGGAGE))
const commission = numeric(z.number().min(0).max(100).multipleOf(0.01))
const units = numeric(z.number().int().min(1).max(MAX_UNITS))
const imageIds = z.preprocess(readList, z.array(imageId).max(MAX_IMAGES))
const typeOfCar = parsedBy(vehicleType).meta({
  description: `One of ${VEHICLE_TYPES.join(', ')}, or its Spanish name; in any case, accented or not`,
})
const transmision = parsedBy(transmission).meta({
  description: `One of ${TRANSMISSIONS.join(', ')}, or its Spanish name; in any case, accented or not`,
})
/** The required fields of a vehicle. */
const essentials = {
  name: name(MAX_VEHICLE_NAME),
  description: text(MAX_DESCRIPTION),
  price,
  luggage,
  people: capacity,
  type_of_car: typeOfCar,
  transmision,
}

/** Those that a vehicle may do without. */
const details = {
  description_es: clearable(text(MAX_DESCRIPTION)),
  description_en: clearable(text(MAX_DESCRIPTION)),
  brand: clearable(name(MAX_BRAND)),
  doors: clearable(numeric(z.number().int().min(MIN_DOORS).max(MAX_DOORS))),
  fuel: clearable(z.enum(FUELS)),
}

export const createVehicle = rootCall({
  method: 'POST',
  url: '/vehicle',
  idempotencyKey: true,
  summary: 'Add a vehicle to a landing',
  description:
    'With 1 to 12 images (JPEG, PNG, WebP or AVIF). Lighter formats are made in the background; `sources` lists those that are ready, `conversion` has the state. It is on sale by default. With `id_pool` it offers the units of a pool that there is, in the time zone of the landing, and `units` is that of the pool; `image_ids` are images of vehicles that offer it, which it has as well, before the new ones.',
  uploads: { images: { least: 0, most: MAX_IMAGES } },
  spelling: wireNames(VEHICLE_EDIT_NAMES),
  body: renameFields(
    z.object({
      id_landing: landingId,
      id_pool: poolId.optional(),
      image_ids: imageIds.default([]),
      ...essentials,
      ...details,
      features: features.default([]),
      commissions: commission.default(0),
      units: units.default(1),
      on_sale: flag.default(true),
      bluetooth: flag.default(false),
      siriusxm: flag.default(false),
      gps: flag.default(false),
      automatic: flag.default(false),
      apple_car: flag.default(false),
    }),
    VEHICLE_EDIT_NAMES,
  ),
  refusals: [
    'landing-not-found',
    'pool-not-found',
    'pools-zones-differ',
    'price-decimals',
    'price-out-of-range',
    'image-not-found',
    'images-missing',
    'images-too-many',
  ],
  status: 201,
  answer: vehicleAnswer,
})
export type NewVehicle = z.output<typeof createVehicle.body>

const vehicleChanges = {
  ...essentials,
  ...details,
  features,
  commissions: commission,
  units,
  on_sale: flag,
  bluetooth: flag,
  siriusxm: flag,
  gps: flag,
  automatic: flag,
  apple_car: flag,
  image_ids: imageIds,
  special_feature_ids: z.preprocess(readList, z.array(specialFeatureId).max(MAX_FEATURES)),
}

export const updateVehicle = rootCall({
  method: 'PUT',
  url: '/vehicles/:landingId/:vehicleId',
  summary: 'Change a vehicle',
  description:
    'Changes the given fields only. `image_ids` are the images to keep, in their order, before the new ones; `special_feature_ids` replaces its special features.',
  uploads: { images: { least: 0, most: MAX_IMAGES } },
  spelling: wireNames(VEHICLE_EDIT_NAMES),
  body: renameFields(z.object(vehicleChanges).partial().extend({ revision }), VEHICLE_EDIT_NAMES),
  refusals: [
    'landing-not-found',
    'vehicle-not-found',
    'changed-meanwhile',
    'price-decimals',
    'price-out-of-range',
    'image-not-found',
    'special-feature-not-found',
    'images-missing',
    'images-too-many',
    'units-below-reservations',
  ],
  answer: vehicleAnswer,
})
export type VehicleChanges = z.output<typeof updateVehicle.body>

export const listVehicles = rootCall({
  method: 'GET',
  url: '/vehicles/:landingId',
  summary: 'List the vehicles of a landing',
  description: "Includes the owner's data: commission, units and whether it is on sale.",
  refusals: ['landing-not-found'],
  answer: z.array(vehicleAnswer),
})

export const readVehicle = rootCall({
  method: 'GET',
  url: '/vehicles/:landingId/:vehicleId',
  summary: 'Read a vehicle',
  description: "Includes the owner's data: commission, units and whether it is on sale.",
  refusals: ['landing-not-found', 'vehicle-not-found'],
  answer: vehicleAnswer,
})

export const deleteVehicle = rootCall({
  method: 'DELETE',
  url: '/vehicle/:landingId/:vehicleId',
  summary: 'Delete a vehicle of a landing',
  description: 'It can no longer be booked; its reservations keep its name, price and first picture.',
  refusals: ['landing-not-found', 'vehicle-not-found'],
  answer: messageAnswer,
})

export const deleteVehicleById = rootCall({
  method: 'DELETE',
  url: '/vehicle/:vehicleId',
  summary: 'Delete a vehicle by its id alone',
  description: 'The same as with its landing.',
  refusals: ['vehicle-not-found'],
  answer: messageAnswer,
})
