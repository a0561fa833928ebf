import { NativeSelect, Switch } from '@mantine/core'
import type { LandingDraft } from '@nelly/contract/specified/owned-landing'
import { useWords } from '../words/use-words.ts'

/** The hours to choose from, up to a week; another number that was set by a program is offered as well. */
const HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 168]

interface BookingModeFieldsProps {
  draft: LandingDraft
  change(changes: Partial<LandingDraft>): void
}

/** Whether the operator answers bookings, and within how many hours. */
export function BookingModeFields({ draft, change }: BookingModeFieldsProps) {
  const t = useWords('landing')
  const { bookingMode = 'instant', answerHours = 24 } = draft
  const hours = [...new Set([...HOURS, answerHours])].sort((a, b) => a - b)
  return (
    <>
      <Switch
        label={t('onRequest')}
        description={t('onRequestHint')}
        checked={bookingMode === 'on_request'}
        onChange={(event) => change({ bookingMode: event.currentTarget.checked ? 'on_request' : 'instant' })}
      />
      {bookingMode === 'on_request' && (
        <NativeSelect
          label={t('answerHours')}
          description={t('answerHoursHint')}
          value={String(answerHours)}
          onChange={(event) => change({ answerHours: Number(event.currentTarget.value) })}
          data={hours.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
        />
      )}
    </>
  )
}
