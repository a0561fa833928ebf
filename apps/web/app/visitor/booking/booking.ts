import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { NearestTrip } from '@nelly/contract/refusals/rule-refusals'
import type { PriceField, SearchField } from '@nelly/contract/visitor-forms'
import type { VehicleId } from '@nelly/domain/ids'
import type { ChosenExtra } from '@nelly/domain/rates/extras'
import type { ForbiddenReturn } from '@nelly/domain/rates/forbidden-pairs'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BookedVehicle } from '@nelly/domain/reservations/booking'
import type { Source } from '@nelly/domain/reservations/source'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import type { CalendarDate } from '@nelly/domain/wall-clock'

/** Why a field of the search is invalid. */
export type TripFault = Refusal | 'place-unknown' | 'place-missing' | 'persons-invalid'

/** An invalid field of the search, with the given value. */
export interface TripProblem {
  readonly field: SearchField
  readonly fault: TripFault
  readonly given: string
  /** The rule of the landing that refuses it. */
  readonly rule?: BrokenRule
}

/** What is wrong with a typed age, number or code; `too-many` where this network has tried too many wrong codes. */
export type PriceFault = 'invalid' | 'too-many'

/** The places of a landing that a search can choose; both lists are empty where visitors type freely. */
export interface Places {
  readonly pickupPlaces: readonly string[]
  readonly returnPlaces: readonly string[]
}

/** A vehicle that is booked together with the one under way. */
export interface OtherVehicle extends BookedVehicle {
  /** What the landing says of it; undefined where it is not offered any more. */
  readonly offered?: OfferedVehicle
}

/** The booking under way, as far as it is in the page's address. */
export interface BookingUnderWay {
  /** The search as given in the address; fields may be missing. */
  readonly given: Readonly<Partial<Record<SearchField, string>>>
  /** The values of the search form: the given ones, else the defaults. */
  readonly shown: Readonly<Record<SearchField, string>>
  readonly pickupPlace: string
  readonly returnPlace: string
  /** The party that vehicles are ranked for: 2 where the address has none, undefined where the preselected size was only left. */
  readonly party: number | undefined
  /** Whether the preselected size was chosen, and not only left. */
  readonly isPartyChosen: boolean
  /** Undefined without dates, or where they can't be rented. */
  readonly period: RentalPeriod | undefined
  /** The dates on which a pickup may be; undefined where no landing was asked. */
  readonly pickupDates: { readonly first: CalendarDate; readonly last: CalendarDate } | undefined
  /** The dates that a rule of the landing refuses. */
  readonly refused: RentalPeriod | undefined
  /** The nearest trip that can be booked instead of a refused one. */
  readonly offer: NearestTrip | undefined
  readonly vehicle: VehicleId | undefined
  /** Those that were chosen before it. */
  readonly others: readonly OtherVehicle[]
  /** As far as pieces are left of them on the dates. */
  readonly extras: readonly ChosenExtra[]
  /** The extras that were asked for of which too few pieces are left. */
  readonly takenExtras: readonly ExtraRate[]
  readonly problems: readonly TripProblem[]
  /** Places of return that some places of pickup forbid. */
  readonly forbiddenReturns: readonly ForbiddenReturn[]
  /** Whether the search asks the driver's age, as a rule or a fee depends on it. */
  readonly asksAge: boolean
  /** What the price depends on besides, as typed. */
  readonly typed: Readonly<Partial<Record<PriceField, string>>>
  /** The same as far as it holds: the price is that of these. */
  readonly driverAge: number | null
  readonly additionalDrivers: number
  readonly discountCode: string | null
  readonly priceFaults: Readonly<Partial<Record<PriceField, PriceFault>>>
  /** Where the visitor came from. */
  readonly source: Source
}

/** The part of a booking that its address carries on. */
export type Carried = Pick<BookingUnderWay, 'given' | 'vehicle' | 'extras' | 'typed'> &
  Partial<Pick<BookingUnderWay, 'isPartyChosen' | 'source'>> & { readonly others?: readonly BookedVehicle[] }
