import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import css from './folded-filters.module.css'
import { PausingSearch } from './pausing-search.tsx'

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
  /** How the three parts are laid out. */
  classNames: { bar?: string | undefined; first?: string | undefined; fields?: string | undefined }
}

/** A search and the fields of filters, which are folded behind a button on a phone. */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { label, searchLabel, search, onSearch, chosen, children, action, below, classNames } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <search className={classNames.bar} aria-label={label}>
      <div className={classNames.first}>
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
      <div id={id} className={`${css.fields} ${classNames.fields}`} data-open={open}>
        {children}
      </div>
      {below}
    </search>
  )
}
