import { Button, NativeSelect } from '@mantine/core'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useMemo } from 'react'
import { FoldedFilters } from '../ui/folded-filters.tsx'
import { useWords } from '../words/use-words.ts'
import {
  type CalendarFilter,
  FILTERED_STATES,
  FILTERED_UNITS,
  NO_FILTER,
  narrowings,
  placesOf,
} from './calendar-filter.ts'
import css from './calendar-filter-bar.module.css'

interface CalendarFilterBarProps {
  filter: CalendarFilter
  onChange: (change: Partial<CalendarFilter>) => void
  vehicles: readonly CalendarVehicle[]
  landings: readonly OwnedLanding[]
  /** How many reservations and units match; undefined while nothing narrows the calendar. */
  found: { reservations: number; units: number } | undefined
}

/** Searches and narrows the calendar, and says how much is left. On a phone the fields are folded behind a button. */
export function CalendarFilterBar(props: CalendarFilterBarProps) {
  const { filter, onChange, vehicles, landings, found } = props
  const t = useWords('calendar')
  const landingWords = useWords('landings')
  const places = useMemo(() => placesOf(vehicles), [vehicles])
  return (
    <FoldedFilters
      label={t('filters')}
      searchLabel={t('search')}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
      chosen={t('filtersChosen', { count: narrowings({ ...filter, search: '' }) })}
      below={
        <div className={css.found}>
          <p role="status">{found && t('found', found)}</p>
          {found && (
            <Button variant="subtle" size="compact-md" onClick={() => onChange(NO_FILTER)}>
              {t('clearFilters')}
            </Button>
          )}
        </div>
      }
    >
      {landings.length > 1 && (
        <NativeSelect
          aria-label={t('landing')}
          value={filter.landing ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ landing: Number(value) || undefined })}
          data={[
            { value: '', label: t('anyLanding') },
            ...landings.map(({ id, displayName, status }) => ({
              value: String(id),
              label: status === 'draft' ? `${displayName} · ${landingWords('draft')}` : displayName,
            })),
          ]}
        />
      )}
      <NativeSelect
        aria-label={t('place')}
        value={filter.place ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ place: value || undefined })}
        data={[
          { value: '', label: t('anyPlace') },
          // One without a reservation on these days stays chosen.
          ...new Set([...places, ...(filter.place ? [filter.place] : [])]),
        ]}
      />
      <NativeSelect
        aria-label={t('state')}
        value={filter.state ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ state: FILTERED_STATES.find((state) => state === value) })
        }
        data={[
          { value: '', label: t('anyState') },
          ...FILTERED_STATES.map((state) => ({
            value: state,
            label: state === 'attention' ? t('attention') : t(`legends.${state}`),
          })),
        ]}
      />
      <NativeSelect
        aria-label={t('vehicle')}
        value={filter.vehicle ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ vehicle: Number(value) || undefined })}
        data={[
          { value: '', label: t('anyVehicle') },
          ...vehicles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <NativeSelect
        aria-label={t('units')}
        value={filter.units ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ units: FILTERED_UNITS.find((units) => units === value) })
        }
        data={[
          { value: '', label: t('anyUnits') },
          ...FILTERED_UNITS.map((units) => ({ value: units, label: t(`unitFilters.${units}`) })),
        ]}
      />
    </FoldedFilters>
  )
}
