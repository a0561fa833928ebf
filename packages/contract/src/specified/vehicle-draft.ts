import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { toMajorUnits } from '@nelly/domain/money'
import { type NumberUnit, plainNumber } from '@nelly/domain/typed-number'
import { EQUIPMENT, type Equipment } from '@nelly/domain/vehicles/vehicle-options'
import type { z } from 'zod'
import { type Names, renamed, wireNames } from '../names.ts'
import type { OwnedVehicle } from './vehicle-mapper.ts'
import { VEHICLE_EDIT_NAMES } from './vehicle-names.ts'
import { type createVehicle, type updateVehicle, vehicleChanges } from './vehicles.ts'

/** A vehicle as a form holds it while it is typed: prices and numbers may still be text. */
export interface VehicleDraft extends Record<Equipment, boolean> {
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
  doors: number | string | null
  fuel: string | null
  features: string[]
  /** Ids of the chosen features of the owner's catalogue. */
  specialFeatures: number[]
  commission: number | string
  units: number | string
  isOnSale: boolean
}

/** Of each piece of equipment, whether it is among these. */
export const equipped = (equipment: readonly string[]) =>
  Object.fromEntries(EQUIPMENT.map((one) => [one, equipment.includes(one)])) as Record<Equipment, boolean>

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
  doors: null,
  fuel: null,
  features: [],
  specialFeatures: [],
  ...equipped([]),
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
  doors: vehicle.doors,
  fuel: vehicle.fuel,
  features: [...vehicle.features],
  specialFeatures: vehicle.specialFeatures.toSorted(ascending),
  ...equipped(vehicle.equipment),
  commission: vehicle.commission,
  units: vehicle.units,
  isOnSale: vehicle.isOnSale,
})

/** Special features have no order. */
const ascending = (one: number, other: number): number => one - other

/** A typed draft in the form that a stored one has, so that both can be compared. */
export function settledDraft<D extends VehicleDraft>(draft: D, { currency, decimals }: TypedIn): D {
  const units = { ...vehicleNumbers(currency), seats: 'count', luggage: 'count', doors: 'count' } as const
  const numbers = (Object.keys(units) as (keyof typeof units)[]).map((field) => {
    const typed = draft[field] ?? ''
    const number = Number(plainNumber(typed, units[field], decimals))
    return [field, typed === '' || Number.isNaN(number) ? draft[field] : number]
  })
  return {
    ...draft,
    ...Object.fromEntries(numbers),
    specialFeatures: draft.specialFeatures.toSorted(ascending),
  }
}

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
    doors: draft.doors ?? '',
    fuel: draft.fuel ?? '',
    features: JSON.stringify(draft.features),
    commissions: plainNumber(draft.commission, units.commission, decimals),
    units: plainNumber(draft.units, units.units, decimals),
    on_sale: draft.isOnSale ? 1 : 0,
    ...renamed(
      Object.fromEntries(EQUIPMENT.map((one) => [one, draft[one] ? 1 : 0])),
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

/** The body that changes these fields of a vehicle; `pictures` are those of the stored ones that stay, in their order. */
export function vehicleEditBody(
  { pictures, ...draft }: VehicleDraft & { readonly pictures: readonly number[] },
  changed: readonly string[],
  typed: TypedIn,
): z.input<typeof updateVehicle.body> {
  const body = { ...vehicleFields(draft, typed), ...chosenFeaturesBody(draft), ...pictureOrderBody(pictures) }
  const names = wireNames(VEHICLE_EDIT_NAMES)
  const sent = new Set(changed.map((field) => names[field] ?? field))
  return Object.fromEntries(Object.entries(body).filter(([name]) => sent.has(name))) as Partial<typeof body>
}

/** The body that replaces a vehicle's features of the catalogue; a new vehicle gets them once it exists. */
export const chosenFeaturesBody = ({
  specialFeatures,
}: Pick<VehicleDraft, 'specialFeatures'>): z.input<typeof updateVehicle.body> => ({
  special_feature_ids: JSON.stringify(specialFeatures),
})

/** The body that reorders a vehicle's pictures. */
export const pictureOrderBody = (ids: readonly number[]): z.input<typeof updateVehicle.body> => ({
  image_ids: JSON.stringify(ids),
})

/** The form field that shows the error of a field of the wire. */
export const VEHICLE_DRAFT_FIELDS = Object.fromEntries([
  ...Object.keys(vehicleChanges).map((field) => [field, (VEHICLE_EDIT_NAMES as Names)[field] ?? field]),
  ['images', 'pictures'],
]) as Readonly<Record<string, keyof VehicleDraft | 'pictures'>>
