import { Button } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import css from './folded-filters.module.css'
import { SearchField } from './search-field.tsx'

/** Debounce of the search, in milliseconds: long enough to type a word. */
const PAUSE = 250

interface PausingSearchProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Searches after a pause in typing; updates when the search is changed elsewhere. */
function PausingSearch({ label, value, onSearch }: PausingSearchProps) {
  const [typed, type] = useState(value)
  const reported = useRef(value)
  const report = useDebouncedCallback((text: string) => {
    reported.current = text
    onSearch(text)
  }, PAUSE)
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    type(value)
  }, [value])
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={(text) => {
        type(text)
        report(text)
      }}
    />
  )
}

interface FoldedFiltersProps {
  /** What is filtered, for screen readers. */
  label: string
  /** The label of the search. */
  searchLabel: string
  search: string
  onSearch: (search: string) => void
  /** What the button says: how many filters are chosen. */
  chosen: string
  /** The fields. */
  children: ReactNode
  /** What stands beside the search. */
  action?: ReactNode
  /** What stands below all. */
  below?: ReactNode
}

/** A search and the fields of filters, which are folded behind a button on a phone. */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { label, searchLabel, search, onSearch, chosen, children, action, below } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <search className="stack spaced" aria-label={label}>
      <div className="row spread filling">
        <PausingSearch label={searchLabel} value={search} onSearch={onSearch} />
        <Button
          variant="default"
          className={css.fold}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {chosen}
        </Button>
        {action}
      </div>
      <div id={id} className={`columns ${css.fields}`} data-open={open}>
        {children}
      </div>
      {below}
    </search>
  )
}
