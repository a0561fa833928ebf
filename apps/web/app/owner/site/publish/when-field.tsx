import { Radio, Stack, TextInput } from '@mantine/core'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import type { When } from './publication-plan.ts'
import css from './publish.module.css'
import { useScheduleTime } from './use-schedule-time.ts'

interface WhenFieldProps {
  when: When
  error: string | undefined
  onChange: (when: When) => void
}

/** The name of a time zone without its region, such as `Santo Domingo`. */
const cityOf = (timezone: string): string =>
  timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Asks when the draft is published, and tells what happens to what is scheduled already. */
export function WhenField({ when, error, onChange }: WhenFieldProps) {
  const t = useWords('site.publish')
  const time = useScheduleTime()
  const { landing, site } = useSite()
  const { schedule } = site.stored
  const waiting = schedule && !schedule.blockers ? schedule : undefined
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('when')}
        value={when.isLater ? 'later' : 'now'}
        onChange={(value) => onChange({ ...when, isLater: value === 'later' })}
      >
        <div className={css.when}>
          <Radio value="now" label={t('now')} />
          <Radio value="later" label={t('later')} />
        </div>
      </Radio.Group>
      {when.isLater && (
        <TextInput
          type="datetime-local"
          label={t('at')}
          description={t('atHint', { city: cityOf(landing.timezone) })}
          required
          withAsterisk={false}
          min={wallClockIn(landing.timezone, new Date())}
          value={when.at}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={({ currentTarget: { value } }) => onChange({ ...when, at: value })}
        />
      )}
      {waiting && (
        <p className="soft spaced">
          {t(when.isLater ? 'replacesSchedule' : 'endsSchedule', { at: time(new Date(waiting.at)) })}
        </p>
      )}
    </Stack>
  )
}
