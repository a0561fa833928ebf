import type { VehicleId } from '../ids.ts'
import type { Rates } from '../rates/rates.ts'
import type { BrokenRule } from './broken-rule.ts'
import type { RentalRequest } from './rental-request.ts'

/** The ages from and up to which a vehicle is rented; null for no limit. */
export interface DriverAges {
  readonly min: { readonly age: number; readonly by: 'landing' | 'vehicle' } | null
  readonly max: number | null
}

/**
 * The strictest ages of landing and vehicle; null for a vehicle looks at the landing's alone.
 *
 * Source: rules.md, "When it may be rented".
 */
export function driverAges(
  { minAge, maxAge, vehicles }: Rates['drivers'],
  vehicle: VehicleId | null,
): DriverAges {
  const ofVehicle = vehicles.find(({ vehicleId }) => vehicleId === vehicle)?.minAge
  const min =
    ofVehicle !== undefined && ofVehicle > (minAge ?? 0)
      ? ({ age: ofVehicle, by: 'vehicle' } as const)
      : minAge === null
        ? null
        : ({ age: minAge, by: 'landing' } as const)
  return { min, max: maxAge }
}

/** The rules of age that a driver breaks; one who did not tell theirs breaks none. */
export function brokenByDriver({ rates, vehicle, driverAge }: RentalRequest): BrokenRule[] {
  if (driverAge === null) return []
  const { min, max } = driverAges(rates.rates.drivers, vehicle)
  return [
    ...(min !== null && driverAge < min.age
      ? [{ code: 'driver-too-young' as const, minAge: min.age, by: min.by }]
      : []),
    ...(max !== null && driverAge > max ? [{ code: 'driver-too-old' as const, maxAge: max }] : []),
  ]
}
