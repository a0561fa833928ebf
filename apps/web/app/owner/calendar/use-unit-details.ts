import type { CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import { useWords } from '../words/use-words.ts'

/** What is said of a unit beside its vehicle's name: its plate or number, where it is, and whether it is out of service. */
export function useUnitDetails(): (vehicle: CalendarVehicle, unit: CalendarUnit) => string[] {
  const t = useWords('calendar')
  return ({ units }, { unit, plate, place, isOut, isOutOfService }) => [
    ...(units.length > 1 || plate ? [plate ?? t('unit', { unit })] : []),
    ...(place !== null && !isOut ? [place] : []),
    ...(isOutOfService ? [t('outOfService')] : []),
  ]
}
