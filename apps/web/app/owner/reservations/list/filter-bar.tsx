import { NativeSelect, TextInput } from '@mantine/core'
import { FILTERED_STATES, RESERVATION_ORDERS } from '@nelly/contract/reservations/reservation-list'
import { reservationStatusWords } from '@nelly/contract/reservations/reservation-status-words'
import { RESERVATION_STATUSES } from '@nelly/domain/reservations/reservation-status'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { FoldedFilters } from '../../ui/folded-filters.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { ALL, isReversed, type ListFilter, narrowings } from './list-filter.ts'

interface FilterBarProps {
  filter: ListFilter
  onChange: (change: Partial<ListFilter>) => void
  /** The selects for landing and vehicle, where there are any. */
  choices: ReactNode
  /** How many filters are fixed by the page: those can't be removed here. */
  given: number
  action: ReactNode
}

/** Filters and sorts the list. On a phone the filters are folded behind a button. */
export function FilterBar({ filter, onChange, choices, given, action }: FilterBarProps) {
  const t = useWords('reservations')
  return (
    <FoldedFilters
      label={t('filters')}
      searchLabel={t('search')}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
      chosen={t('filtersChosen', { count: narrowings(filter) - given })}
      action={action}
    >
      {choices}
      <FilterSelect
        label={t('state')}
        any={t('anyState')}
        choices={FILTERED_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={t('status')}
        any={t('anyState')}
        choices={RESERVATION_STATUSES.map((status) => ({
          value: status,
          label: reservationStatusWords(status, storedLanguage()),
        }))}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <TextInput
        type="date"
        label={t('from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ currentTarget: { value } }) => onChange({ from: value || undefined })}
      />
      <TextInput
        type="date"
        label={t('to')}
        value={filter.to ?? ''}
        min={filter.from}
        error={isReversed(filter) && t('reversed')}
        onChange={({ currentTarget: { value } }) => onChange({ to: value || undefined })}
      />
      <NativeSelect
        label={t('sort')}
        value={filter.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: RESERVATION_ORDERS.find((order) => order === value) ?? ALL.sort })
        }
        data={ORDERS.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
      />
    </FoldedFilters>
  )
}

/** The most useful first. */
const ORDERS = ['-created', 'created', 'pickup', '-pickup', '-total', 'total'] as const
