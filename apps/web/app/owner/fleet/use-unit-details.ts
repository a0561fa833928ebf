import type { FleetUnit, FleetVehicle } from '@nelly/contract/overview/fleet'
import { useWords } from '../words/use-words.ts'

/** What is said of a unit beside its vehicle's name: its plate or number, and whether it is out of service. */
export function useUnitDetails(): (vehicle: FleetVehicle, unit: FleetUnit) => string[] {
  const t = useWords('fleet')
  return ({ units }, { unit, plate, isOutOfService }) => [
    ...(units.length > 1 || plate ? [plate ?? t('unit', { unit })] : []),
    ...(isOutOfService ? [t('outOfService')] : []),
  ]
}
