import type { PlaceId, VehicleId } from '../ids.ts'
import type { PlaceHours } from '../places/opening-hours.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import type { RentalPeriod } from '../rental-period.ts'
import type { WallClock } from '../wall-clock.ts'

/** A place as far as rules need it. */
export interface RulePlace extends PlaceHours {
  readonly id: PlaceId
  readonly name: string
}

/** A rental that somebody wishes, as far as rules need it. */
export interface RentalRequest {
  readonly rates: CompiledRates
  /** Null as long as none is chosen: then only what holds for all vehicles is looked at. */
  readonly vehicle: VehicleId | null
  /** Null for a place that is not one of the landing's: it has no hours and belongs to no pair. */
  readonly pickupPlace: RulePlace | null
  readonly returnPlace: RulePlace | null
  readonly period: RentalPeriod
  /** In years at the pickup; null where it was not told, and then no rule of ages holds. */
  readonly driverAge: number | null
  /** The wall clock at the rental place. */
  readonly now: WallClock
}
