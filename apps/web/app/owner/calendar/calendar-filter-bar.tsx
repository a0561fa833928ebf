import { Button } from '@mantine/core'
import type { CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { useMemo } from 'react'
import { FilterSelect } from '../ui/filter-select.tsx'
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
        <FilterSelect
          aria-label={t('landing')}
          any={t('anyLanding')}
          choices={landings.map(({ id, displayName, status }) => ({
            value: id,
            label: status === 'draft' ? `${displayName} · ${landingWords('draft')}` : displayName,
          }))}
          value={filter.landing}
          onChange={(landing) => onChange({ landing })}
        />
      )}
      <FilterSelect
        aria-label={t('place')}
        any={t('anyPlace')}
        // One without a reservation on these days stays chosen.
        choices={[...new Set([...places, ...(filter.place ? [filter.place] : [])])].map((place) => ({
          value: place,
          label: place,
        }))}
        value={filter.place}
        onChange={(place) => onChange({ place })}
      />
      <FilterSelect
        aria-label={t('state')}
        any={t('anyState')}
        choices={FILTERED_STATES.map((state) => ({
          value: state,
          label: state === 'attention' ? t('attention') : t(`legends.${state}`),
        }))}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        aria-label={t('vehicle')}
        any={t('anyVehicle')}
        choices={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.vehicle}
        onChange={(vehicle) => onChange({ vehicle })}
      />
      <FilterSelect
        aria-label={t('units')}
        any={t('anyUnits')}
        choices={FILTERED_UNITS.map((units) => ({ value: units, label: t(`unitFilters.${units}`) }))}
        value={filter.units}
        onChange={(units) => onChange({ units })}
      />
    </FoldedFilters>
  )
}
