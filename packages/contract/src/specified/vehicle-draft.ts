import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { toMajorUnits } from '@nelly/domain/money'
import { pick } from '@nelly/domain/pick'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { type NumberUnit, plainNumber } from '@nelly/domain/typed-number'
import { EQUIPMENT, type Equipment } from '@nelly/domain/vehicles/vehicle-options'
import type { z } from 'zod'
import { renamed, wireNames } from '../names.ts'
import type { PoolFacts } from '../pools/pool-facts.ts'
import type { OwnedVehicle } from './vehicle-mapper.ts'
import { VEHICLE_EDIT_NAMES } from './vehicle-names.ts'
import type { createVehicle } from './vehicles.ts'

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
export const draftOf = (vehicle: OwnedVehicle): SettledDraft => ({
  ...pick(vehicle, AS_STORED),
  descriptionEs: vehicle.descriptionEs ?? '',
  descriptionEn: vehicle.descriptionEn ?? '',
  pricePerDay: toMajorUnits(priceOfDay(vehicle)),
  // Who may not see it may not change a vehicle either.
  commission: vehicle.commission ?? 0,
  brand: vehicle.brand ?? '',
  specialFeatures: vehicle.specialFeatures.toSorted(ascending),
})

/** What a form holds as it is stored. */
const AS_STORED = [
  'name',
  'description',
  'seats',
  'luggage',
  'type',
  'transmission',
  'doors',
  'fuel',
  'features',
  'units',
  'isOnSale',
  ...EQUIPMENT,
] as const

/** Special features have no order. */
const ascending = (one: number, other: number): number => one - other

/** A draft whose numbers are read, so that it can be compared with a stored one and sent. */
export interface SettledDraft extends VehicleDraft {
  type: string
  transmission: string
}

/** A typed draft with its numbers read; one that is none stays as it was typed. */
export function settledDraft(draft: VehicleDraft, { currency, decimals }: TypedIn): SettledDraft {
  const units = { ...vehicleNumbers(currency), seats: 'count', luggage: 'count', doors: 'count' } as const
  const numbers = (Object.keys(units) as (keyof typeof units)[]).map((field) => {
    const typed = draft[field] ?? ''
    const number = Number(plainNumber(typed, units[field], decimals))
    return [field, typed === '' || Number.isNaN(number) ? draft[field] : number]
  })
  return {
    ...draft,
    ...Object.fromEntries(numbers),
    type: draft.type ?? '',
    transmission: draft.transmission ?? '',
    specialFeatures: draft.specialFeatures.toSorted(ascending),
  }
}

/** Fields of a vehicle as both calls take them; of pictures the ids of the stored ones that stay, in their order. */
export const vehicleBody = <
  Fields extends Partial<SettledDraft> & { readonly pictures?: readonly number[]; readonly poolId?: number },
>(
  fields: Fields,
) => renamed(fields, wireNames(VEHICLE_EDIT_NAMES))

/** The form's values of another offer of a pool: all but its price and texts. */
export const draftOfPool = (facts: PoolFacts): VehicleDraft => ({
  ...EMPTY_VEHICLE,
  ...pick(facts, POOL_FACTS),
  brand: facts.brand ?? '',
  features: [...facts.features],
  specialFeatures: [...facts.specialFeatures],
})

const POOL_FACTS = [
  'name',
  'seats',
  'luggage',
  'type',
  'transmission',
  'doors',
  'fuel',
  'units',
  ...EQUIPMENT,
] as const

/** A pool that a new vehicle offers, and the pictures that it has of another offer. */
export interface OfferOfPool {
  readonly poolId: number
  readonly pictures: number[]
}

/** The body that adds a draft to a landing, without new pictures. Features of the catalogue are set once the vehicle exists. */
export function newVehicleBody(
  landing: TypedIn & { readonly id: number },
  draft: VehicleDraft,
  offer?: OfferOfPool,
): z.input<typeof createVehicle.body> {
  const { specialFeatures: _, ...fields } = settledDraft(draft, landing)
  return { id_landing: landing.id, ...vehicleBody({ ...fields, pictures: [], ...offer }) }
}

/** The form field that shows the error of a field of the wire. */
export const VEHICLE_DRAFT_FIELDS = { ...VEHICLE_EDIT_NAMES, images: 'pictures' } as const
