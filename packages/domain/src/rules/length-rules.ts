import type { VehicleId } from '../ids.ts'
import { dayNumber } from '../rates/season-of-day.ts'
import { rentalDays } from '../rental-period.ts'
import { dateOf, type WallClock } from '../wall-clock.ts'
import type { BrokenRule, LengthSource } from './broken-rule.ts'
import type { RentalRequest } from './rental-request.ts'

/** The lengths that hold for a pickup, in rental days, each with what it comes from. */
export interface LengthLimits {
  readonly min: LengthSource & { readonly days: number }
  readonly max: LengthSource & { readonly days: number }
}

/**
 * The strictest of what landing, vehicle and the season of the pickup's date say about the length. Of equal ones the
 * landing's is named, then the vehicle's.
 *
 * Source: rules.md, "When it may be rented".
 */
export function lengthLimits(
  { rates, vehicle }: { readonly rates: RentalRequest['rates']; readonly vehicle: VehicleId | null },
  pickup: WallClock,
): LengthLimits {
  const { minDays, maxDays, vehicles } = rates.rates.rules
  const season = rates.seasonOf(dayNumber(dateOf(pickup)))
  const ofVehicle = vehicles.find(({ vehicleId }) => vehicleId === vehicle)
  const bySeason = season && ({ by: 'season', season: season.name } as const)
  const least: LengthLimits['min'][] = [
    { by: 'landing', days: minDays },
    ...(typeof ofVehicle?.minDays === 'number' ? [{ by: 'vehicle' as const, days: ofVehicle.minDays }] : []),
    ...(bySeason && season.minDays !== null ? [{ ...bySeason, days: season.minDays }] : []),
  ]
  const most: LengthLimits['max'][] = [
    { by: 'landing', days: maxDays },
    ...(bySeason && season.maxDays !== null ? [{ ...bySeason, days: season.maxDays }] : []),
  ]
  return {
    min: least.reduce((strictest, each) => (each.days > strictest.days ? each : strictest)),
    max: most.reduce((strictest, each) => (each.days < strictest.days ? each : strictest)),
  }
}

/** The rules of length that a period breaks; its return comes after its pickup. */
export function brokenByLength(request: RentalRequest): BrokenRule[] {
  const { period, rates } = request
  const length = rentalDays(period, rates.rates.days.graceMinutes)
  const { min, max } = lengthLimits(request, period.pickup)
  const { days: maxDays, ...most } = max
  const { days: minDays, ...least } = min
  return [
    ...(length > maxDays ? [{ code: 'period-too-long' as const, maxDays, ...most }] : []),
    ...(length < minDays ? [{ code: 'period-too-short' as const, minDays, ...least }] : []),
  ]
}
