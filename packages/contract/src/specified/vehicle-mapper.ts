import { type Currency, currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { toMinorUnits } from '@nelly/domain/money'
import { pick } from '@nelly/domain/pick'
import type { PricedVehicle } from '@nelly/domain/priced-vehicle'
import type { DecidingTerms } from '@nelly/domain/rates/deciding-terms'
import type { PriceAdditions } from '@nelly/domain/rates/price-additions'
import type { PriceStanding } from '@nelly/domain/rates/price-standing'
import type { Quote } from '@nelly/domain/rates/quote'
import type { ReviewFigures } from '@nelly/domain/reviews/review'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import { type Equipment, equipmentOf } from '@nelly/domain/vehicles/vehicle-options'
import { type Renamed, renamed } from '../names.ts'
import type { Picture } from '../picture.ts'
import type { NearestTrip } from '../refusals/rule-refusals.ts'
import { VEHICLE_NAMES } from './vehicle-names.ts'
import type { VehicleAnswer } from './vehicles.ts'

/** A vehicle as its owner knows it; special features by the ids of the owner's catalogue. */
export type OwnedVehicle = Omit<
  Renamed<VehicleAnswer, typeof VEHICLE_NAMES>,
  'id' | 'pricePerDay' | 'currency' | 'specialFeatures' | 'pictures'
> &
  PricedVehicle & {
    currency: Currency
    specialFeatures: readonly number[]
    pictures: readonly OwnedPicture[]
  }

/** A stored picture of a vehicle; `path` is its JPEG below `/storage/`. */
export type OwnedPicture = Renamed<VehicleAnswer['images'][number], typeof PICTURE_NAMES>

const PICTURE_NAMES = { path_images: 'path' } as const

const OFFERED_FIELDS = [
  'name',
  'description',
  'descriptionEs',
  'descriptionEn',
  'pricePerDay',
  'currency',
  'seats',
  'luggage',
  'type',
  'transmission',
  'brand',
  'doors',
  'fuel',
  'features',
] as const satisfies (keyof OwnedVehicle)[]

type OfferedFields = Readonly<Pick<OwnedVehicle, (typeof OFFERED_FIELDS)[number]>>

/** A public vehicle, and, where dates were given, whether one is free then. */
export interface OfferedVehicle extends OfferedFields {
  readonly id: VehicleId
  readonly equipment: readonly Equipment[]
  /** The owner's special features that it has. */
  readonly specialFeatures: readonly { readonly name: string; readonly description: string }[]
  readonly pictures: readonly Picture[]
  /** What customers gave it; undefined where none did. */
  readonly reviewFigures?: ReviewFigures | undefined
  /** Undefined where no period was given. */
  readonly available: boolean | undefined
  /** The price of the trip that a page is about, with the chosen extras. */
  readonly quote?: Quote | undefined
  /** The rule that refuses the trip with this vehicle, and what can be booked instead if that was looked for. */
  readonly refusedBy?: BrokenRule | undefined
  readonly offer?: NearestTrip | undefined
  /** What its price per day is among all prices of its days, where that was asked. */
  readonly standing?: PriceStanding
  /** What decides beside its price, where that was asked. */
  readonly terms?: DecidingTerms
  /** What comes on top of its price per day, where that was asked. */
  readonly additions?: PriceAdditions
}

/** What visitors may know of a vehicle, and nothing else of it. */
export const offeredVehicle = (
  vehicle: OfferedFields & Readonly<Record<Equipment, boolean>> & { readonly id: number },
  about: Pick<OfferedVehicle, 'specialFeatures' | 'pictures' | 'available' | 'reviewFigures'>,
): OfferedVehicle => ({
  id: vehicle.id as VehicleId,
  ...pick(vehicle, OFFERED_FIELDS),
  equipment: equipmentOf(vehicle),
  ...about,
})

/** Parses a vehicle of an answer. */
export function ownedVehicle(answer: VehicleAnswer): OwnedVehicle {
  const vehicle = renamed(answer, VEHICLE_NAMES)
  return {
    ...vehicle,
    id: vehicle.id as VehicleId,
    currency: currency(vehicle.currency),
    pricePerDay: toMinorUnits(vehicle.pricePerDay, currency(vehicle.currency)),
    specialFeatures: vehicle.specialFeatures.map(({ id }) => id),
    pictures: vehicle.pictures.map((picture) => renamed(picture, PICTURE_NAMES)),
  }
}
