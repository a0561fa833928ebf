import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import css from './calendar-grid.module.css'
import type { CalendarRow } from './calendar-rows.ts'
import type { ShownDays } from './calendar-window.ts'

interface MoreUnitsRowProps {
  row: Extract<CalendarRow, { kind: 'more' }>
  days: ShownDays
  onToggle: (vehicle: number) => void
}

/** The cells of a row that says how many free units of a vehicle are folded away, and shows or hides them. */
export function MoreUnitsRow({ row: { vehicle, count, isExpanded }, days, onToggle }: MoreUnitsRowProps) {
  const t = useWords('calendar')
  const hasBlocks = vehicle.blocks.some(({ unit }) => unit === null)
  const Icon = isExpanded ? IconChevronUp : IconChevronDown
  return (
    <>
      <div role="rowheader" className={css.name} aria-colindex={1}>
        <Button
          variant="subtle"
          size="compact-sm"
          className={css.more}
          leftSection={<Icon size={16} aria-hidden="true" />}
          aria-expanded={isExpanded}
          title={`${vehicle.name}: ${t(isExpanded ? 'fewerUnits' : 'moreUnits', { count })}`}
          onClick={() => onToggle(vehicle.id)}
        >
          {t(isExpanded ? 'fewerUnits' : hasBlocks ? 'moreUnitsBlocked' : 'moreUnits', { count })}
        </Button>
      </div>
      <div role="gridcell" aria-colindex={2} aria-colspan={days.count} />
    </>
  )
}
