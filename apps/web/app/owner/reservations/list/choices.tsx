import { NativeSelect } from '@mantine/core'
import { LandingSelect } from '../../landing/landing-select.tsx'
import { useLandings } from '../../landing/use-landings.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { useVehicles } from '../../vehicles/use-vehicles.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListFilter } from './list-filter.ts'

interface ChoiceProps {
  filter: ListFilter
  onChange: (change: Partial<ListFilter>) => void
}

/** Filters by a landing, where there are several, and then by one of its vehicles. */
export function LandingAndVehicle({ filter, onChange }: ChoiceProps) {
  const landings = useLandings().data ?? []
  const landing = filter.landing ?? (landings.length === 1 ? landings[0]?.id : undefined)
  return (
    <>
      <LandingSelect
        landings={landings}
        value={filter.landing}
        onChange={(chosen) => onChange({ landing: chosen, vehicle: undefined })}
      />
      {landing !== undefined && <VehicleChoice landing={landing} filter={filter} onChange={onChange} />}
    </>
  )
}

/** Filters by one vehicle of a landing. */
export function VehicleChoice({ landing, filter, onChange }: ChoiceProps & { landing: number }) {
  const t = useWords('reservations')
  const vehicles = useVehicles(landing).data ?? []
  return (
    <FilterSelect
      label={t('vehicle')}
      any={t('anyVehicle')}
      choices={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
      value={filter.vehicle}
      onChange={(vehicle) => onChange({ vehicle })}
    />
  )
}

/** One list of all landings, or one for each. */
export function GroupingSelect(props: { isByLanding: boolean; onChange: (isByLanding: boolean) => void }) {
  const t = useWords('reservations')
  return (
    <NativeSelect
      label={t('grouping')}
      value={props.isByLanding ? 'landing' : 'none'}
      onChange={({ currentTarget: { value } }) => props.onChange(value === 'landing')}
      data={[
        { value: 'none', label: t('groupings.none') },
        { value: 'landing', label: t('groupings.landing') },
      ]}
    />
  )
}
