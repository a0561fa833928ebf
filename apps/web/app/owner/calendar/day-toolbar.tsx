import { ActionIcon, Button, TextInput } from '@mantine/core'
import { addDays, type CalendarDate, parseCalendarDate } from '@nelly/domain/wall-clock'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import css from './day-toolbar.module.css'

interface DayToolbarProps {
  day: CalendarDate
  /** `undefined` returns to today. */
  onDay: (day: CalendarDate | undefined) => void
}

/** Shows the day of a narrow screen, and links to others. */
export function DayToolbar({ day, onDay }: DayToolbarProps) {
  const t = useWords('calendar')
  const format = useFormatter()
  const inWords = format.dateTime(new Date(`${day}T00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <div className="list spaced">
      <div className={css.days}>
        <ActionIcon
          variant="default"
          size={42}
          aria-label={t('day.before')}
          onClick={() => onDay(addDays(day, -1))}
        >
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <TextInput
          type="date"
          aria-label={t('day.day')}
          value={day}
          onChange={({ currentTarget: { value } }) => {
            const chosen = parseCalendarDate(value)
            onDay(chosen.ok ? chosen.value : undefined)
          }}
        />
        <ActionIcon
          variant="default"
          size={42}
          aria-label={t('day.after')}
          onClick={() => onDay(addDays(day, 1))}
        >
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className="line spread title">
        <p role="status" className={css.words}>
          {inWords}
        </p>
        <Button variant="default" onClick={() => onDay(undefined)}>
          {t('today')}
        </Button>
      </div>
    </div>
  )
}
