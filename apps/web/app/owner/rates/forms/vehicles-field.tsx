import { MultiSelect } from '@mantine/core'
import type { VehicleId } from '@nelly/domain/ids'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

interface VehiclesFieldProps {
  /** Null for all. */
  value: readonly VehicleId[] | null
  onChange: (vehicles: readonly VehicleId[] | null) => void
}

/** The vehicles that something is for; without any chosen it is for all. */
export function VehiclesField({ value, onChange }: VehiclesFieldProps) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { vehicles } = useRates()
  return (
    <MultiSelect
      label={labels('fields.vehicles')}
      placeholder={value ? '' : t('charge.allVehicles')}
      value={(value ?? []).map(String)}
      onChange={(chosen) =>
        onChange(chosen.length === 0 ? null : chosen.map((id) => Number(id) as VehicleId))
      }
      data={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}
