import { ActionIcon, Button, Group, NativeSelect } from '@mantine/core'
import { addDays } from '@nelly/domain/wall-clock'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import css from './calendar-toolbar.module.css'
import { type CalendarWindow, SPANS } from './calendar-window.ts'

/** Changes the days of the calendar; `undefined` returns to the current week. */
export type ShowDays = (change: {
  from?: CalendarWindow['from'] | undefined
  weeks?: CalendarWindow['weeks']
}) => void

interface CalendarToolbarProps {
  shown: CalendarWindow
  onShow: ShowDays
}

/** Shows the range of days and links to others. */
export function CalendarToolbar({ shown, onShow }: CalendarToolbarProps) {
  const t = useWords('calendar')
  const format = useFormatter()
  const moved = (ways: 1 | -1) => addDays(shown.from, ways * shown.weeks * 7)
  const at = (date: string) => new Date(`${date}T00:00Z`)
  const range = format.dateTimeRange(at(shown.from), at(addDays(shown.from, shown.weeks * 7 - 1)), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <Group justify="space-between" align="flex-end" mb={16}>
      <div className="row">
        <Button variant="default" onClick={() => onShow({ from: undefined })}>
          {t('today')}
        </Button>
        <Step label={t('earlier')} onClick={() => onShow({ from: moved(-1) })} Icon={IconChevronLeft} />
        <Step label={t('later')} onClick={() => onShow({ from: moved(1) })} Icon={IconChevronRight} />
        <p className={`title ${css.range}`} role="status">
          {range}
        </p>
      </div>
      <div className={`row ${css.choices}`}>
        <NativeSelect
          label={t('span')}
          value={shown.weeks}
          onChange={({ currentTarget: { value } }) =>
            onShow({ weeks: SPANS.find((span) => String(span) === value) ?? SPANS[0] })
          }
          data={SPANS.map((span) => ({ value: String(span), label: t('weeks', { count: span }) }))}
        />
      </div>
    </Group>
  )
}

function Step(props: { label: string; onClick: () => void; Icon: typeof IconChevronLeft }) {
  return (
    <ActionIcon variant="default" size={36} aria-label={props.label} onClick={props.onClick}>
      <props.Icon size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
