import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { withPlate } from '@nelly/domain/units/plate'
import { useUnits } from '../units/use-units.ts'
import { useWords } from '../words/use-words.ts'

/** Names units so that an operator finds them on the lot. */
export function useUnitNames() {
  const say = useWords('desk')
  const units = useUnits()
  const ofVehicle = (id: number) => units.data?.filter(({ vehicleId }) => vehicleId === id) ?? []
  return {
    /** A reservation's vehicle with its unit: the plate, or the number where the plate is not known and there are several. */
    vehicle: ({ vehicleId, vehicleName, unit }: OwnedReservation): string => {
      const number = unit && ofVehicle(vehicleId).length > 1 ? say('unit', { unit: unit.number }) : null
      return withPlate(vehicleName, unit?.plate ?? number)
    },
    /** A unit by its number, and by its plate where that is known. */
    unit: (vehicleId: number, number: number): string =>
      withPlate(String(number), ofVehicle(vehicleId).find((unit) => unit.number === number)?.plate),
  }
}
