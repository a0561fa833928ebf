import type { Refusal } from '@nelly/contract/refusals'
import type { SearchField } from '@nelly/contract/search-form'
import type { ChosenExtra } from '@nelly/domain/extras'
import type { VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'

/** Why a field of the search was not taken as given. */
export type TripFault = Refusal | 'place-unknown' | 'persons-invalid'

/** A field of the search that can't be taken as given, and what was given. */
export interface TripProblem {
  readonly field: SearchField
  readonly fault: TripFault
  readonly given: string
}

/** What of a landing a search refers to; both lists empty where visitors type freely. */
export interface Places {
  readonly pickupPlaces: readonly string[]
  readonly returnPlaces: readonly string[]
}

/** The booking under way, as far as the address of the page tells. */
export interface BookingUnderWay {
  /** The search as the address gives it; a field it does not name is missing. */
  readonly given: Readonly<Partial<Record<SearchField, string>>>
  /** What the search form shows: the given values, else the defaults. */
  readonly shown: Readonly<Record<SearchField, string>>
  readonly pickupPlace: string
  readonly returnPlace: string
  readonly persons: number
  /** Undefined where no dates were asked for, or where they can't be rented. */
  readonly period: RentalPeriod | undefined
  readonly vehicle: VehicleId | undefined
  readonly extras: readonly ChosenExtra[]
  readonly problems: readonly TripProblem[]
}

/** The part of a booking that its address carries on. */
export type Carried = Pick<BookingUnderWay, 'given' | 'vehicle' | 'extras'>
