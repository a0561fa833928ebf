import type { DeskReservation } from '@nelly/contract/owned-desk'
import { withPlate } from '@nelly/domain/units/plate'
import { useWords } from '../words/use-words.ts'

/**
 * Names a reservation's vehicle so that an operator finds it on the lot: with the plate of its unit, or the number where the
 * plate is not known and there are several.
 */
export function useVehicleName() {
  const t = useWords('desk')
  return ({ vehicleName, vehicleUnits, unit }: DeskReservation): string => {
    const number = unit && vehicleUnits > 1 ? t('unit', { unit: unit.number }) : null
    return withPlate(vehicleName, unit?.plate ?? number)
  }
}
