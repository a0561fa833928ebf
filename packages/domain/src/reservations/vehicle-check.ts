import { ok, type Result, refuse } from '../result.ts'

/** The eighths of a full tank. */
export const FULL_TANK = 8

/** What the dashboard said at a handover or a return; null where it was not read. */
export interface VehicleCheck {
  /** In kilometres. */
  readonly odometer: number | null
  /** Of the tank, 0 to 8. */
  readonly fuelEighths: number | null
}

/** Nothing was read. */
export const UNREAD: VehicleCheck = { odometer: null, fuelEighths: null }

/** The readings of a rental at both of its ends. */
export interface RentalChecks {
  readonly out: VehicleCheck
  readonly back: VehicleCheck
}

/** Refuses a vehicle that came back with fewer kilometres than it went out with. Source: rules.md, "The life of a reservation". */
export const checkedOdometers = <C extends RentalChecks>(checks: C): Result<C, 'odometer-below-hand-over'> =>
  checks.out.odometer !== null && checks.back.odometer !== null && checks.back.odometer < checks.out.odometer
    ? refuse('odometer-below-hand-over')
    : ok(checks)
