import { Button, NativeSelect } from '@mantine/core'
import type { FleetVehicle } from '@nelly/contract/owned-fleet'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { PausingSearch } from '../ui/pausing-search.tsx'
import { useWords } from '../words/use-words.ts'
import { FILTERED_STATES, FILTERED_UNITS, type FleetFilter, NO_FILTER, narrowings } from './fleet-filter.ts'
import css from './fleet-filter-bar.module.css'

interface FleetFilterBarProps {
  filter: FleetFilter
  onChange: (change: Partial<FleetFilter>) => void
  vehicles: readonly FleetVehicle[]
  /** How many reservations and units match; undefined while nothing narrows the calendar. */
  found: { reservations: number; units: number } | undefined
}

/** Searches and narrows the calendar, and says how much is left. On a phone the fields are folded behind a button. */
export function FleetFilterBar({ filter, onChange, vehicles, found }: FleetFilterBarProps) {
  const say = useWords('fleet')
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <search className={css.bar} aria-label={say('filters')}>
      <div className={css.first}>
        <PausingSearch
          label={say('search')}
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
        <Button
          variant="default"
          className={css.fold}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {say('filtersChosen', { count: narrowings({ ...filter, search: '' }) })}
        </Button>
      </div>
      <div id={id} className={css.fields} data-open={open}>
        <NativeSelect
          size="md"
          aria-label={say('state')}
          value={filter.state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ state: FILTERED_STATES.find((state) => state === value) })
          }
          data={[
            { value: '', label: say('anyState') },
            ...FILTERED_STATES.map((state) => ({
              value: state,
              label: state === 'attention' ? say('attention') : say(`legends.${state}`),
            })),
          ]}
        />
        <NativeSelect
          size="md"
          aria-label={say('vehicle')}
          value={filter.vehicle ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ vehicle: Number(value) || undefined })}
          data={[
            { value: '', label: say('anyVehicle') },
            ...vehicles.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <NativeSelect
          size="md"
          aria-label={say('units')}
          value={filter.units ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ units: FILTERED_UNITS.find((units) => units === value) })
          }
          data={[
            { value: '', label: say('anyUnits') },
            ...FILTERED_UNITS.map((units) => ({ value: units, label: say(`unitFilters.${units}`) })),
          ]}
        />
      </div>
      <div className={css.found}>
        <p role="status">{found && say('found', found)}</p>
        {found && (
          <Button variant="subtle" size="compact-md" onClick={() => onChange(NO_FILTER)}>
            {say('clearFilters')}
          </Button>
        )}
      </div>
    </search>
  )
}
