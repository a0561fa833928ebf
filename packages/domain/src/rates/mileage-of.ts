import type { VehicleId } from '../ids.ts'
import { mostExact } from './payment.ts'
import type { Rates } from './rates.ts'

/** The kilometres that a vehicle's day includes; undefined where the landing says nothing. Source: rules.md, "Mileage". */
export const mileageOf = (
  mileage: Rates['mileage'],
  vehicle: VehicleId,
): Rates['mileage'][number] | undefined => mostExact(mileage, vehicle)
