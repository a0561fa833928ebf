import { NativeSelect } from '@mantine/core'
import type { VehicleId } from '@nelly/domain/ids'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

interface VehicleSelectProps {
  at: string
  /** Whether a vehicle is to be chosen, and not all others. */
  isForOne?: boolean
  /** Null for all others. */
  value: VehicleId | null
  onChange: (vehicle: VehicleId | null) => void
}

/** One vehicle, or all that have no entry of their own. */
export function VehicleSelect({ at, isForOne = false, value, onChange }: VehicleSelectProps) {
  const t = useWords('rates')
  const { vehicles, errors } = useRates()
  return (
    <NativeSelect
      label={t('perVehicle.vehicle')}
      value={value === null ? '' : String(value)}
      error={errors[`${at}.vehicleId`]}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : (Number(currentTarget.value) as VehicleId))
      }
      data={[
        ...(isForOne ? [] : [{ value: '', label: t('perVehicle.others') }]),
        ...vehicles.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
