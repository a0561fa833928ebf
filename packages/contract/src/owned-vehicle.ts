import { dollars, inDollars, type UsCents } from '@nelly/domain/money'
import { type NumberUnit, plainNumber } from '@nelly/domain/typed-number'
import type { Transmission, VehicleType } from '@nelly/domain/vehicle-options'
import type { z } from 'zod'
import { editBody } from './edit-body.ts'
import type { Equipment } from './public-site.ts'
import type { Conversion, createVehicle, ImageAnswer, updateVehicle, VehicleAnswer } from './vehicles.ts'

/** A stored picture of a vehicle; `path` is its JPEG below `/storage/`. */
export interface OwnedPicture {
  id: number
  path: string
  width: number
  height: number
  sources: ImageAnswer['sources']
  conversion: Conversion
}

/** A vehicle as its owner knows it. */
export interface OwnedVehicle {
  id: number
  landingId: number
  name: string
  description: string
  pricePerDay: UsCents
  seats: number
  luggage: number
  type: VehicleType
  transmission: Transmission
  brand: string | null
  features: readonly string[]
  /** Ids of its features from the owner's catalogue. */
  specialFeatures: readonly number[]
  equipment: readonly Equipment[]
  /** The owner's commission, in percent. */
  commission: number
  units: number
  /** Whether visitors see it and can book it. */
  isOnSale: boolean
  pictures: readonly OwnedPicture[]
  /** How many of its reservations are under way or to come. */
  comingReservations: number
}

/** A vehicle as a form holds it while it is typed: prices and numbers may still be text. */
export interface VehicleDraft {
  name: string
  description: string
  /** US dollars a day. */
  pricePerDay: number | string
  seats: number | string | null
  luggage: number | string | null
  type: string | null
  transmission: string | null
  brand: string
  features: string[]
  /** Ids of the chosen features of the owner's catalogue. */
  specialFeatures: number[]
  equipment: Equipment[]
  commission: number | string
  units: number | string
  isOnSale: boolean
}

/** The fields of a draft that a number is typed into, and its unit. */
export const VEHICLE_NUMBERS = {
  pricePerDay: 'dollars',
  commission: 'percent',
  units: 'none',
} as const satisfies Partial<Record<keyof VehicleDraft, NumberUnit>>

const EQUIPMENT = {
  bluetooth: 'bluetooth',
  siriusxm: 'siriusxm',
  gps: 'gps',
  automatic: 'automatic',
  apple_car: 'appleCar',
} as const satisfies Record<string, Equipment>
const EQUIPMENT_FIELDS = Object.entries(EQUIPMENT) as [keyof typeof EQUIPMENT, Equipment][]

/** Parses a vehicle of an answer. */
export function ownedVehicle(answer: VehicleAnswer): OwnedVehicle {
  return {
    id: answer.id,
    landingId: answer.id_landing,
    name: answer.name,
    description: answer.description,
    pricePerDay: dollars(answer.price),
    seats: answer.people,
    luggage: answer.luggage,
    type: answer.type_of_car,
    transmission: answer.transmision,
    brand: answer.brand,
    features: answer.features,
    specialFeatures: answer.special_features.map(({ id }) => id),
    equipment: EQUIPMENT_FIELDS.filter(([field]) => answer[field]).map(([, equipment]) => equipment),
    commission: answer.commissions,
    units: answer.units,
    isOnSale: answer.on_sale,
    pictures: answer.images.map(({ path_images, ...image }) => ({ ...image, path: path_images })),
    comingReservations: answer.coming_reservations,
  }
}

/** The form's values of a vehicle that exists. */
export const draftOf = (vehicle: OwnedVehicle): VehicleDraft => ({
  name: vehicle.name,
  description: vehicle.description,
  pricePerDay: inDollars(vehicle.pricePerDay),
  seats: vehicle.seats,
  luggage: vehicle.luggage,
  type: vehicle.type,
  transmission: vehicle.transmission,
  brand: vehicle.brand ?? '',
  features: [...vehicle.features],
  specialFeatures: [...vehicle.specialFeatures],
  equipment: [...vehicle.equipment],
  commission: vehicle.commission,
  units: vehicle.units,
  isOnSale: vehicle.isOnSale,
})

/** A draft as both vehicle calls send it. */
export function vehicleFields(draft: VehicleDraft) {
  return {
    name: draft.name,
    description: draft.description,
    price: plainNumber(draft.pricePerDay, VEHICLE_NUMBERS.pricePerDay),
    people: draft.seats ?? '',
    luggage: draft.luggage ?? '',
    type_of_car: draft.type ?? '',
    transmision: draft.transmission ?? '',
    brand: draft.brand,
    features: JSON.stringify(draft.features),
    commissions: plainNumber(draft.commission, VEHICLE_NUMBERS.commission),
    units: plainNumber(draft.units, VEHICLE_NUMBERS.units),
    on_sale: draft.isOnSale ? 1 : 0,
    ...Object.fromEntries(
      EQUIPMENT_FIELDS.map(([field, equipment]) => [field, draft.equipment.includes(equipment) ? 1 : 0]),
    ),
  }
}

/** The body that adds a draft to a landing. */
export const newVehicleBody = (
  landingId: number,
  draft: VehicleDraft,
): z.input<typeof createVehicle.body> => ({
  id_landing: landingId,
  ...vehicleFields(draft),
})

/** A vehicle's form, now or initially: the draft, and the stored pictures in their order. */
export interface VehicleEdit {
  draft: VehicleDraft
  pictures: readonly number[]
}

const vehicleChangesBody = ({ draft, pictures }: VehicleEdit): z.input<typeof updateVehicle.body> => ({
  ...vehicleFields(draft),
  ...chosenFeaturesBody(draft),
  image_ids: JSON.stringify(pictures),
})

/** The body that changes what differs in an edit from what was read, perhaps with new pictures beside it. */
export const vehicleEditBody = (
  edit: VehicleEdit,
  read: VehicleEdit,
  hasNewPictures: boolean,
): z.input<typeof updateVehicle.body> =>
  editBody(vehicleChangesBody(edit), vehicleChangesBody(read), { files: hasNewPictures ? ['image_ids'] : [] })

/** The body that replaces a vehicle's features of the catalogue; a new vehicle gets them once it exists. */
export const chosenFeaturesBody = ({
  specialFeatures,
}: Pick<VehicleDraft, 'specialFeatures'>): z.input<typeof updateVehicle.body> => ({
  special_feature_ids: JSON.stringify(specialFeatures),
})

/** The body that reorders a vehicle's pictures, unless they are no longer those that were answered. */
export const pictureOrderBody = (
  ids: readonly number[],
  answered: readonly number[],
): z.input<typeof updateVehicle.body> => ({
  image_ids: JSON.stringify(ids),
  base: JSON.stringify({ image_ids: answered }),
})

/** The form field that shows the error of a field of the wire. */
export const VEHICLE_DRAFT_FIELDS: Readonly<Record<string, keyof VehicleDraft | 'pictures'>> = {
  name: 'name',
  description: 'description',
  price: 'pricePerDay',
  people: 'seats',
  luggage: 'luggage',
  type_of_car: 'type',
  transmision: 'transmission',
  brand: 'brand',
  features: 'features',
  special_feature_ids: 'specialFeatures',
  commissions: 'commission',
  units: 'units',
  on_sale: 'isOnSale',
  bluetooth: 'equipment',
  siriusxm: 'equipment',
  gps: 'equipment',
  automatic: 'equipment',
  apple_car: 'equipment',
  images: 'pictures',
  image_ids: 'pictures',
}
