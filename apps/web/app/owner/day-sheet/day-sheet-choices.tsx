import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { addDays, type CalendarDate } from '@nelly/domain/wall-clock'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { LandingSelect } from '../reservations/landing-select.tsx'
import { useWords } from '../words/use-words.ts'
import css from './day-sheet.module.css'

interface DaySheetChoicesProps {
  day: string
  onDay: (day: string | undefined) => void
  landings: readonly OwnedLanding[]
  landing: number | undefined
  onLanding: (landing: number | undefined) => void
}

/** Selects the day of the sheet, and one landing or all. */
export function DaySheetChoices({ day, onDay, landings, landing, onLanding }: DaySheetChoicesProps) {
  const say = useWords('daySheet')
  const moved = (days: number) => onDay(addDays(day as CalendarDate, days))
  return (
    <div className={`${css.choices} ${css.onScreen}`}>
      <TextInput
        type="date"
        label={say('day')}
        value={day}
        onChange={({ currentTarget: { value } }) => onDay(value || undefined)}
      />
      <div className={css.steps}>
        <ActionIcon variant="default" size={42} aria-label={say('dayBefore')} onClick={() => moved(-1)}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <Button variant="default" h={42} onClick={() => onDay(undefined)}>
          {say('today')}
        </Button>
        <ActionIcon variant="default" size={42} aria-label={say('dayAfter')} onClick={() => moved(1)}>
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <LandingSelect landings={landings} value={landing} onChange={onLanding} orAll />
    </div>
  )
}
