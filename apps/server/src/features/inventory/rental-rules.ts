import type { RuledTrip } from '@nelly/contract/public-site/public-site'
import type { VehicleId } from '@nelly/domain/ids'
import { placeNamed } from '@nelly/domain/places/places'
import type { CompiledRates } from '@nelly/domain/rates/compile-rates'
import type { BrokenRule, RuleRefusal } from '@nelly/domain/rules/broken-rule'
import { brokenRules } from '@nelly/domain/rules/broken-rules'
import type { RentalRequest } from '@nelly/domain/rules/rental-request'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { NamedPlace } from './trip-wish.ts'

/** What the rules that a trip has to pass depend on. */
export interface RuledLanding {
  readonly rates: CompiledRates
  readonly places: readonly NamedPlace[]
  /** The wall clock at the rental place. */
  readonly now: WallClock
}

/** A wish that a rule refuses: the first of all that it breaks. */
export interface RuleRefused {
  readonly ok: false
  readonly refusal: RuleRefusal
  readonly rule: BrokenRule
}

/** A trip as rules look at it; without a vehicle, only those that hold for all are looked at. */
export const ruleRequest = (
  { rates, places, now }: RuledLanding,
  vehicle: VehicleId | null,
  trip: RuledTrip,
): RentalRequest => ({
  rates,
  vehicle,
  pickupPlace: placeNamed(places, trip.pickupPlace) ?? null,
  returnPlace: placeNamed(places, trip.returnPlace) ?? null,
  period: trip.period,
  driverAge: trip.driverAge ?? null,
  now,
})

/** The refusal of a trip, if a rule refuses it. */
export function ruleRefusal(
  landing: RuledLanding,
  vehicle: VehicleId,
  trip: RuledTrip,
): RuleRefused | undefined {
  const [rule] = brokenRules(ruleRequest(landing, vehicle, trip))
  return rule && { ok: false, refusal: rule.code, rule }
}
