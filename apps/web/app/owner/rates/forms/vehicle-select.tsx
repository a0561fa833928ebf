import { NativeSelect } from '@mantine/core'
import type { VehicleId } from '@nelly/domain/ids'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

interface VehicleSelectProps {
  at: string
  /** Null for all others. */
  value: VehicleId | null
  onChange: (vehicle: VehicleId | null) => void
}

/** One vehicle, or all that have no entry of their own. */
export function VehicleSelect({ at, value, onChange }: VehicleSelectProps) {
  const say = useWords('rates')
  const { vehicles, errors } = useRates()
  return (
    <NativeSelect
      label={say('perVehicle.vehicle')}
      size="md"
      value={value === null ? '' : String(value)}
      error={errors[`${at}.vehicleId`]}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : (Number(currentTarget.value) as VehicleId))
      }
      data={[
        { value: '', label: say('perVehicle.others') },
        ...vehicles.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** The first that has no entry yet: all others, then the vehicles in their order. */
export const nextVehicle = (
  taken: readonly { readonly vehicleId: VehicleId | null }[],
  vehicles: readonly { readonly id: VehicleId }[],
): VehicleId | null =>
  [null, ...vehicles.map(({ id }) => id)].find((id) => !taken.some(({ vehicleId }) => vehicleId === id)) ??
  null
