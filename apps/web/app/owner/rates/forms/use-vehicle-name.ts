import type { VehicleId } from '@nelly/domain/ids'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

/** The name of a vehicle; null stands for all others. */
export function useVehicleName(): (vehicle: VehicleId | null) => string {
  const t = useWords('rates')
  const { vehicles } = useRates()
  return (vehicle) => vehicles.find(({ id }) => id === vehicle)?.name ?? t('perVehicle.others')
}
