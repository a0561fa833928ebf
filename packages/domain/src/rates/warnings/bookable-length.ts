import type { VehicleId } from '../../ids.ts'
import type { Rates, Season } from '../rates.ts'

/** Whether landing, vehicle and the pickup's season let a rental be so many days long. Source: rules.md, "Warnings". */
export function isBookableLength(
  { rules }: Pick<Rates, 'rules'>,
  vehicle: VehicleId,
  season: Season | null,
  days: number,
): boolean {
  const own = rules.vehicles.find(({ vehicleId }) => vehicleId === vehicle)
  const min = Math.max(rules.minDays, own?.minDays ?? 1, season?.minDays ?? 1)
  const max = Math.min(rules.maxDays, season?.maxDays ?? rules.maxDays)
  return min <= days && days <= max
}
