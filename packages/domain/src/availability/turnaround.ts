import type { VehicleId } from '../ids.ts'
import type { Rates } from '../rates/rates.ts'
import type { RentalPeriod } from '../rental-period.ts'
import { addMinutes } from '../wall-clock.ts'

/** The longest turnaround: thirty days. */
export const MAX_TURNAROUND_MINUTES = 30 * 24 * 60

/**
 * The minutes that a unit of the vehicle is held after a return: the vehicle's own, else the landing's.
 *
 * Source: rules.md, "Turnaround".
 */
export const turnaroundOf = ({ rules }: Pick<Rates, 'rules'>, vehicle: VehicleId): number =>
  rules.vehicles.find(({ vehicleId }) => vehicleId === vehicle)?.turnaroundMinutes ?? rules.turnaroundMinutes

/**
 * The time in which a rental holds its unit: until its turnaround, in minutes of the wall clock, is over.
 *
 * Source: rules.md, "Turnaround".
 */
export const withTurnaround = (period: RentalPeriod, minutes: number): RentalPeriod =>
  minutes === 0 ? period : { pickup: period.pickup, return: addMinutes(period.return, minutes) }
