import { type Currency, currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { type MinorUnits, toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import type { PriceAdditions } from '@nelly/domain/rates/price-additions'
import type { PriceStanding } from '@nelly/domain/rates/price-standing'
import type { Quote } from '@nelly/domain/rates/quote'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { type NumberUnit, plainNumber } from '@nelly/domain/typed-number'
import { EQUIPMENT, type Equipment, equipmentOf } from '@nelly/domain/vehicle-options'
import type { z } from 'zod'
import { editBody } from './edit-body.ts'
import { type Names, type Renamed, renamed, wireNames } from './names.ts'
import type { NearestTrip } from './rules/refused-rental.ts'
import {
  type createVehicle,
  type updateVehicle,
  VEHICLE_EDIT_NAMES,
  VEHICLE_NAMES,
  type VehicleAnswer,
  vehicleChanges,
} from './vehicles.ts'
import type { Picture } from './visited-landing.ts'

/** A vehicle as its owner knows it; special features by the ids of the owner's catalogue. */
export type OwnedVehicle = Omit<
  Renamed<VehicleAnswer, typeof VEHICLE_NAMES>,
  'pricePerDay' | 'currency' | 'specialFeatures' | 'pictures' | Equipment
> & {
  pricePerDay: MinorUnits
  currency: Currency
  specialFeatures: readonly number[]
  equipment: readonly Equipment[]
  pictures: readonly OwnedPicture[]
}

/** A stored picture of a vehicle; `path` is its JPEG below `/storage/`. */
export type OwnedPicture = Renamed<VehicleAnswer['images'][number], typeof PICTURE_NAMES>

const PICTURE_NAMES = { path_images: 'path' } as const

const OFFERED_FIELDS = [
  'name',
  'description',
  'pricePerDay',
  'currency',
  'seats',
  'luggage',
  'type',
  'transmission',
  'brand',
  'features',
  'equipment',
] as const satisfies (keyof OwnedVehicle)[]

type OfferedFields = Readonly<Pick<OwnedVehicle, (typeof OFFERED_FIELDS)[number]>>

/** A public vehicle, and, where dates were given, whether one is free then. */
export interface OfferedVehicle extends OfferedFields {
  readonly id: VehicleId
  /** The owner's special features that it has. */
  readonly specialFeatures: readonly { readonly name: string; readonly description: string }[]
  readonly pictures: readonly Picture[]
  /** Undefined where no period was given. */
  readonly available: boolean | undefined
  /** The price of the trip that a page is about, with the chosen extras. */
  readonly quote?: Quote | undefined
  /** The rule that refuses the trip with this vehicle, and what can be booked instead if that was looked for. */
  readonly refusedBy?: BrokenRule | undefined
  readonly offer?: NearestTrip | undefined
  /** What its price per day is among all prices of its days, where that was asked. */
  readonly standing?: PriceStanding
  /** What comes on top of its price per day, where that was asked. */
  readonly additions?: PriceAdditions
}

/** What visitors may know of a vehicle, and nothing else of it. */
export const offeredVehicle = (
  vehicle: OfferedFields & { readonly id: number },
  about: Pick<OfferedVehicle, 'specialFeatures' | 'pictures' | 'available'>,
): OfferedVehicle => ({
  id: vehicle.id as VehicleId,
  ...(Object.fromEntries(OFFERED_FIELDS.map((field) => [field, vehicle[field]])) as unknown as OfferedFields),
  ...about,
})

/** A vehicle as a form holds it while it is typed: prices and numbers may still be text. */
export interface VehicleDraft {
  name: string
  description: string
  /** A day, in the landing's currency. */
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

/** A form that nothing was typed into yet. */
export const EMPTY_VEHICLE: VehicleDraft = {
  name: '',
  description: '',
  pricePerDay: '',
  seats: null,
  luggage: null,
  type: null,
  transmission: null,
  brand: '',
  features: [],
  specialFeatures: [],
  equipment: [],
  commission: 0,
  units: 1,
  isOnSale: true,
}

/** The fields of a draft that a number is typed into, and its unit, on a landing of this currency. */
export const vehicleNumbers = (currency: Currency) =>
  ({ pricePerDay: currency, commission: 'percent', units: 'none' }) as const satisfies Partial<
    Record<keyof VehicleDraft, NumberUnit>
  >

/** Parses a vehicle of an answer. */
export function ownedVehicle(answer: VehicleAnswer): OwnedVehicle {
  const vehicle = renamed(answer, VEHICLE_NAMES)
  return {
    ...vehicle,
    currency: currency(vehicle.currency),
    pricePerDay: toMinorUnits(vehicle.pricePerDay, currency(vehicle.currency)),
    specialFeatures: vehicle.specialFeatures.map(({ id }) => id),
    equipment: equipmentOf(vehicle),
    pictures: vehicle.pictures.map((picture) => renamed(picture, PICTURE_NAMES)),
  }
}

/** The form's values of a vehicle that exists. */
export const draftOf = (vehicle: OwnedVehicle): VehicleDraft => ({
  name: vehicle.name,
  description: vehicle.description,
  pricePerDay: toMajorUnits({ minor: vehicle.pricePerDay, currency: vehicle.currency }),
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

/** A draft as both vehicle calls send it, on a landing of this currency. */
function vehicleFields(draft: VehicleDraft, currency: Currency) {
  const units = vehicleNumbers(currency)
  return {
    name: draft.name,
    description: draft.description,
    price: plainNumber(draft.pricePerDay, units.pricePerDay),
    people: draft.seats ?? '',
    luggage: draft.luggage ?? '',
    type_of_car: draft.type ?? '',
    transmision: draft.transmission ?? '',
    brand: draft.brand,
    features: JSON.stringify(draft.features),
    commissions: plainNumber(draft.commission, units.commission),
    units: plainNumber(draft.units, units.units),
    on_sale: draft.isOnSale ? 1 : 0,
    ...renamed(
      Object.fromEntries(EQUIPMENT.map((one) => [one, draft.equipment.includes(one) ? 1 : 0])),
      wireNames(VEHICLE_EDIT_NAMES),
    ),
  }
}

/** The body that adds a draft to a landing. */
export const newVehicleBody = (
  landing: { readonly id: number; readonly currency: Currency },
  draft: VehicleDraft,
): z.input<typeof createVehicle.body> => ({
  id_landing: landing.id,
  ...vehicleFields(draft, landing.currency),
})

/** A vehicle's form, now or initially: the draft, and the stored pictures in their order. */
export interface VehicleEdit {
  draft: VehicleDraft
  pictures: readonly number[]
}

const vehicleChangesBody = (
  { draft, pictures }: VehicleEdit,
  currency: Currency,
): z.input<typeof updateVehicle.body> => ({
  ...vehicleFields(draft, currency),
  ...chosenFeaturesBody(draft),
  image_ids: JSON.stringify(pictures),
})

/** The body that changes what differs in an edit from what was read, perhaps with new pictures beside it. */
export const vehicleEditBody = (
  edit: VehicleEdit,
  read: VehicleEdit,
  about: { readonly currency: Currency; readonly hasNewPictures: boolean },
): z.input<typeof updateVehicle.body> =>
  editBody(vehicleChangesBody(edit, about.currency), vehicleChangesBody(read, about.currency), {
    files: about.hasNewPictures ? ['image_ids'] : [],
  })

/** The body that replaces a vehicle's features of the catalogue; a new vehicle gets them once it exists. */
export const chosenFeaturesBody = ({
  specialFeatures,
}: Pick<VehicleDraft, 'specialFeatures'>): z.input<typeof updateVehicle.body> => ({
  special_feature_ids: JSON.stringify(specialFeatures),
})

/** The body that puts a vehicle on sale, or takes it off. */
export const saleBody = (isOnSale: boolean): z.input<typeof updateVehicle.body> => ({ on_sale: isOnSale })

/** The body that reorders a vehicle's pictures, unless they are no longer those that were answered. */
export const pictureOrderBody = (
  ids: readonly number[],
  answered: readonly number[],
): z.input<typeof updateVehicle.body> => ({
  image_ids: JSON.stringify(ids),
  base: JSON.stringify({ image_ids: answered }),
})

/** The form field that shows the error of a field of the wire. */
export const VEHICLE_DRAFT_FIELDS = Object.fromEntries([
  ...Object.keys(vehicleChanges).map((field) => {
    const ours = (VEHICLE_EDIT_NAMES as Names)[field] ?? field
    return [field, EQUIPMENT.some((one) => one === ours) ? 'equipment' : ours]
  }),
  ['images', 'pictures'],
]) as Readonly<Record<string, keyof VehicleDraft | 'pictures'>>
