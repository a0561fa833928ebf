import { MAX_DESCRIPTION, MAX_IMAGES, MAX_PRICE_PER_DAY } from '@nelly/domain/limits'
import { dollars, inDollars } from '@nelly/domain/money'
import {
  MAX_CAPACITY,
  MAX_LUGGAGE,
  TRANSMISSIONS,
  transmission,
  VEHICLE_TYPES,
  vehicleType,
} from '@nelly/domain/vehicle-options'
import { z } from 'zod'
import { messageAnswer } from './answers.ts'
import { call } from './call.ts'
import {
  flag,
  idAnswer,
  imageId,
  landingId,
  money,
  numeric,
  optionalText,
  parsedBy,
  text,
  vehicleId,
} from './wire.ts'

export const MAX_UNITS = 500
const MAX_FEATURES = 40
const MAX_FEATURE_LENGTH = 60

/** One picture: `path_images` is its JPEG below `/storage/`; `sources` are lighter formats that are ready by now. */
export const imageAnswer = z.object({
  id: idAnswer,
  path_images: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sources: z.array(
    z.object({ type: z.enum(['image/avif', 'image/webp']), width: z.number().int(), path: z.string() }),
  ),
})
export type ImageAnswer = z.infer<typeof imageAnswer>

const publicFields = {
  id: idAnswer,
  id_landing: idAnswer,
  name: z.string(),
  description: z.string(),
  price: money,
  luggage: z.number().int(),
  people: z.number().int(),
  type_of_car: z.enum(VEHICLE_TYPES),
  transmision: z.enum(TRANSMISSIONS),
  brand: z.string().nullable(),
  features: z.array(z.string()),
  images: z.array(imageAnswer),
  bluetooth: z.boolean(),
  siriusxm: z.boolean(),
  gps: z.boolean(),
  automatic: z.boolean(),
  apple_car: z.boolean(),
}

/** A vehicle as strangers may see it: neither the owner's commission nor how many there are. */
export const publicVehicleAnswer = z.object(publicFields)
export type PublicVehicleAnswer = z.infer<typeof publicVehicleAnswer>

export const vehicleAnswer = z.object({ ...publicFields, commissions: z.number(), units: z.number().int() })
export type VehicleAnswer = z.infer<typeof vehicleAnswer>

/** Features in any of the spellings a form or a program sends: a list, a JSON list in a string, or one word. */
const features = z
  .preprocess(readList, z.array(text(MAX_FEATURE_LENGTH).toLowerCase()).max(MAX_FEATURES))
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

const price = numeric(z.number().min(0.01).max(inDollars(MAX_PRICE_PER_DAY))).transform(dollars)
const capacity = numeric(z.number().int().min(1).max(MAX_CAPACITY))
const luggage = numeric(z.number().int().min(1).max(MAX_LUGGAGE))
const commission = numeric(z.number().min(0).max(100))
const units = numeric(z.number().int().min(1).max(MAX_UNITS))
const name = text(120)
const description = text(MAX_DESCRIPTION)

export const createVehicle = call({
  method: 'POST',
  url: '/vehicle',
  access: 'owner',
  uploads: true,
  body: z.object({
    id_landing: landingId,
    name,
    description,
    price,
    luggage,
    people: capacity,
    type_of_car: parsedBy(vehicleType),
    transmision: parsedBy(transmission),
    brand: optionalText(60),
    features: features.default([]),
    commissions: commission.default(0),
    units: units.default(1),
    bluetooth: flag.default(false),
    siriusxm: flag.default(false),
    gps: flag.default(false),
    automatic: flag.default(false),
    apple_car: flag.default(false),
  }),
  status: 201,
  answer: vehicleAnswer,
})
export type NewVehicle = z.output<typeof createVehicle.body>

const vehicleParams = z.object({ landingId, vehicleId })

/** Changes what is named and leaves the rest; `image_ids` are the pictures kept, in their order, before the new ones. */
export const updateVehicle = call({
  method: 'PUT',
  url: '/vehicles/:landingId/:vehicleId',
  access: 'owner',
  uploads: true,
  params: vehicleParams,
  body: z
    .object({
      name,
      description,
      price,
      luggage,
      people: capacity,
      type_of_car: parsedBy(vehicleType),
      transmision: parsedBy(transmission),
      brand: optionalText(60).nullable(),
      features,
      commissions: commission,
      units,
      bluetooth: flag,
      siriusxm: flag,
      gps: flag,
      automatic: flag,
      apple_car: flag,
      image_ids: z.preprocess(readList, z.array(imageId).max(MAX_IMAGES)),
    })
    .partial(),
  status: 200,
  answer: vehicleAnswer,
})
export type VehicleChanges = z.output<typeof updateVehicle.body>

export const listVehicles = call({
  method: 'GET',
  url: '/vehicles/:landingId',
  access: 'owner',
  params: z.object({ landingId }),
  status: 200,
  answer: z.array(vehicleAnswer),
})

export const readVehicle = call({
  method: 'GET',
  url: '/vehicles/:landingId/:vehicleId',
  access: 'owner',
  params: vehicleParams,
  status: 200,
  answer: vehicleAnswer,
})

export const deleteVehicle = call({
  method: 'DELETE',
  url: '/vehicle/:landingId/:vehicleId',
  access: 'owner',
  params: vehicleParams,
  status: 200,
  answer: messageAnswer,
})

/** The same without the landing, as the vehicle's own page calls it. */
export const deleteVehicleById = call({
  method: 'DELETE',
  url: '/vehicle/:vehicleId',
  access: 'owner',
  params: z.object({ vehicleId }),
  status: 200,
  answer: messageAnswer,
})
