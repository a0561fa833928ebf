import type { VehicleId } from '../ids.ts'
import type { CompiledRates } from '../rates/compile-rates.ts'
import { lengthLimits } from '../rules/length-rules.ts'
import type { WallClock } from '../wall-clock.ts'

/** Whether a rental may be so many days long. Source: rules.md, "When it may be rented". */
export function isBookableLength(
  rates: CompiledRates,
  vehicle: VehicleId,
  pickup: WallClock,
  days: number,
): boolean {
  const { min, max } = lengthLimits({ rates, vehicle }, pickup)
  return min.days <= days && days <= max.days
}
