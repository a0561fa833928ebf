import { Button, NativeSelect, TextInput } from '@mantine/core'
import { WEEKDAYS } from '@nelly/domain/places/week-groups'
import type { Weekday } from '@nelly/domain/weeks'
import { useWords } from '../../words/use-words.ts'
import css from './hours.module.css'
import type { DayDraft, HoursDraft } from './hours-draft.ts'
import type { HoursErrors } from './hours-errors.ts'

interface WeekFieldsProps {
  days: HoursDraft['days']
  errors: HoursErrors
  onChange: (days: HoursDraft['days']) => void
}

/** The hours of a week, a line for each day; Monday's can be copied to the other days. */
export function WeekFields({ days, errors, onChange }: WeekFieldsProps) {
  const t = useWords('places')
  const copyMonday = (to: readonly Weekday[]) =>
    onChange({ ...days, ...Object.fromEntries(to.map((day) => [day, days[1]])) })
  return (
    <fieldset className={`list ${css.group}`}>
      <legend>{t('hours.week')}</legend>
      <p className="muted">{t('hours.hint')}</p>
      {WEEKDAYS.map((day) => (
        <DayFields
          key={day}
          name={t(`hours.days.${day}`)}
          day={days[day]}
          error={errors[`hours.${day}`]}
          onChange={(changed) => onChange({ ...days, [day]: changed })}
        />
      ))}
      <div className="row">
        <Button variant="default" size="xs" onClick={() => copyMonday([2, 3, 4, 5])}>
          {t('hours.copyToWorkdays')}
        </Button>
        <Button variant="default" size="xs" onClick={() => copyMonday(WEEKDAYS)}>
          {t('hours.copyToAll')}
        </Button>
      </div>
    </fieldset>
  )
}

interface DayFieldsProps {
  name: string
  day: DayDraft
  error: string | undefined
  onChange: (day: DayDraft) => void
}

function DayFields({ name, day, error, onChange }: DayFieldsProps) {
  const t = useWords('places')
  return (
    <div className={css.day}>
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <NativeSelect
        aria-label={t('hours.stateOf', { day: name })}
        value={day.kind}
        data={(['always', 'closed', 'hours'] as const).map((kind) => ({
          value: kind,
          label: t(`hours.${kind}`),
        }))}
        onChange={({ currentTarget }) => onChange({ ...day, kind: currentTarget.value as DayDraft['kind'] })}
      />
      <TextInput
        className={css.text ?? ''}
        aria-label={t('hours.hoursOf', { day: name })}
        placeholder="08:00–18:00"
        autoComplete="off"
        value={day.kind === 'hours' ? day.text : ''}
        error={error}
        onChange={({ currentTarget }) => onChange({ kind: 'hours', text: currentTarget.value })}
      />
    </div>
  )
}
