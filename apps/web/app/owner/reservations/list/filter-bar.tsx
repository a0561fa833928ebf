import { NativeSelect, TextInput } from '@mantine/core'
import { LISTED_STATES, RESERVATION_ORDERS } from '@nelly/contract/reservation-list'
import { reservationStatusWords } from '@nelly/contract/reservation-status-words'
import { RESERVATION_STATUSES } from '@nelly/domain/reservation/reservation-status'
import type { ReactNode } from 'react'
import { FoldedFilters } from '../../ui/folded-filters.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import css from './filter-bar.module.css'
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
  const say = useWords('reservations')
  return (
    <FoldedFilters
      label={say('filters')}
      searchLabel={say('search')}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
      chosen={say('filtersChosen', { count: narrowings(filter) - given })}
      action={action}
      classNames={css}
    >
      {choices}
      <NativeSelect
        size="md"
        label={say('state')}
        value={filter.state ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ state: LISTED_STATES.find((state) => state === value) })
        }
        data={[
          { value: '', label: say('anyState') },
          ...LISTED_STATES.map((state) => ({ value: state, label: say(`states.${state}`) })),
        ]}
      />
      <NativeSelect
        size="md"
        label={say('status')}
        value={filter.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: RESERVATION_STATUSES.find((status) => status === value) })
        }
        data={[
          { value: '', label: say('anyState') },
          ...RESERVATION_STATUSES.map((status) => ({
            value: status,
            label: reservationStatusWords(status, storedLanguage()),
          })),
        ]}
      />
      <TextInput
        type="date"
        label={say('from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ currentTarget: { value } }) => onChange({ from: value || undefined })}
      />
      <TextInput
        type="date"
        label={say('to')}
        value={filter.to ?? ''}
        min={filter.from}
        error={isReversed(filter) && say('reversed')}
        onChange={({ currentTarget: { value } }) => onChange({ to: value || undefined })}
      />
      <NativeSelect
        size="md"
        label={say('sort')}
        value={filter.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: RESERVATION_ORDERS.find((order) => order === value) ?? ALL.sort })
        }
        data={ORDERS.map((order) => ({ value: order, label: say(`orders.${order}`) }))}
      />
    </FoldedFilters>
  )
}

/** The most useful first. */
const ORDERS = ['-created', 'created', 'pickup', '-pickup', '-total', 'total'] as const
