import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { toMajorUnits } from '@nelly/domain/money'
import { type NumberUnit, plainNumber } from '@nelly/domain/typed-number'
import { EQUIPMENT, type Equipment } from '@nelly/domain/vehicle-options'
import type { z } from 'zod'
import { editBody } from './edit-body.ts'
import { type Names, renamed, wireNames } from './names.ts'
import type { OwnedVehicle } from './owned-vehicle.ts'
import { VEHICLE_EDIT_NAMES } from './vehicle-names.ts'
import { type createVehicle, type updateVehicle, vehicleChanges } from './vehicles.ts'

/** A vehicle as a form holds it while it is typed: prices and numbers may still be text. */
export interface VehicleDraft {
  name: string
  description: string
  /** In place of it for readers of that language; blank for none. */
  descriptionEs: string
  descriptionEn: string
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
  descriptionEs: '',
  descriptionEn: '',
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

/** How the numbers of a landing's vehicles are typed. */
export interface TypedIn {
  readonly currency: Currency
  /** How the landing writes decimals; without it, a number with two readings is refused. */
  readonly decimals?: DecimalSign
}

/** The fields of a draft that a number is typed into, and its unit, on a landing of this currency. */
export const vehicleNumbers = (currency: Currency) =>
  ({ pricePerDay: currency, commission: 'percent', units: 'count' }) as const satisfies Partial<
    Record<keyof VehicleDraft, NumberUnit>
  >

/** The form's values of a vehicle that exists. */
export const draftOf = (vehicle: OwnedVehicle): VehicleDraft => ({
  name: vehicle.name,
  description: vehicle.description,
  descriptionEs: vehicle.descriptionEs ?? '',
  descriptionEn: vehicle.descriptionEn ?? '',
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

/** A draft as both vehicle calls send it. */
function vehicleFields(draft: VehicleDraft, { currency, decimals }: TypedIn) {
  const units = vehicleNumbers(currency)
  return {
    name: draft.name,
    description: draft.description,
    description_es: draft.descriptionEs,
    description_en: draft.descriptionEn,
    price: plainNumber(draft.pricePerDay, units.pricePerDay, decimals),
    people: draft.seats ?? '',
    luggage: draft.luggage ?? '',
    type_of_car: draft.type ?? '',
    transmision: draft.transmission ?? '',
    brand: draft.brand,
    features: JSON.stringify(draft.features),
    commissions: plainNumber(draft.commission, units.commission, decimals),
    units: plainNumber(draft.units, units.units, decimals),
    on_sale: draft.isOnSale ? 1 : 0,
    ...renamed(
      Object.fromEntries(EQUIPMENT.map((one) => [one, draft.equipment.includes(one) ? 1 : 0])),
      wireNames(VEHICLE_EDIT_NAMES),
    ),
  }
}

/** The body that adds a draft to a landing. */
export const newVehicleBody = (
  landing: TypedIn & { readonly id: number },
  draft: VehicleDraft,
): z.input<typeof createVehicle.body> => ({
  id_landing: landing.id,
  ...vehicleFields(draft, landing),
})

/** A vehicle's form, now or initially: the draft, and the stored pictures in their order. */
export interface VehicleEdit {
  draft: VehicleDraft
  pictures: readonly number[]
}

const vehicleChangesBody = (
  { draft, pictures }: VehicleEdit,
  typed: TypedIn,
): z.input<typeof updateVehicle.body> => ({
  ...vehicleFields(draft, typed),
  ...chosenFeaturesBody(draft),
  image_ids: JSON.stringify(pictures),
})

/** The body that changes what differs in an edit from what was read, perhaps with new pictures beside it. */
export const vehicleEditBody = (
  edit: VehicleEdit,
  read: VehicleEdit,
  about: TypedIn & { readonly hasNewPictures: boolean },
): z.input<typeof updateVehicle.body> =>
  editBody(vehicleChangesBody(edit, about), vehicleChangesBody(read, about), {
    files: about.hasNewPictures ? ['image_ids'] : [],
  })

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
export const VEHICLE_DRAFT_FIELDS = Object.fromEntries([
  ...Object.keys(vehicleChanges).map((field) => {
    const ours = (VEHICLE_EDIT_NAMES as Names)[field] ?? field
    return [field, EQUIPMENT.some((one) => one === ours) ? 'equipment' : ours]
  }),
  ['images', 'pictures'],
]) as Readonly<Record<string, keyof VehicleDraft | 'pictures'>>
