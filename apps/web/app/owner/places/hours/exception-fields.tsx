import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { IconButton, QUIET } from '../../ui/icon-button.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './hours.module.css'
import { type ExceptionDraft, newKey } from './hours-draft.ts'
import type { HoursErrors } from './hours-errors.ts'

interface ExceptionFieldsProps {
  exceptions: readonly ExceptionDraft[]
  errors: HoursErrors
  onChange: (exceptions: readonly ExceptionDraft[]) => void
}

/** Days with other hours than their weekday. */
export function ExceptionFields({ exceptions, errors, onChange }: ExceptionFieldsProps) {
  const t = useWords('places')
  const add = () =>
    onChange([...exceptions, { key: newKey(), from: '', to: '', kind: 'closed', text: '', note: '' }])
  return (
    <fieldset className={`list ${css.group}`}>
      <legend>{t('hours.exceptions')}</legend>
      <p className="muted">{t('hours.exceptionsHint')}</p>
      {errors.exceptions && (
        <p className="error" role="alert">
          {errors.exceptions}
        </p>
      )}
      {exceptions.map((exception, index) => (
        <OneException
          key={exception.key}
          number={index + 1}
          exception={exception}
          errorOf={(field) => errors[`exceptions.${index}.${field}`]}
          onChange={(changed) => onChange(exceptions.with(index, changed))}
          onRemove={() => onChange(exceptions.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={add}
      >
        {t('hours.addException')}
      </Button>
    </fieldset>
  )
}

interface OneExceptionProps {
  number: number
  exception: ExceptionDraft
  errorOf: (field: string) => string | undefined
  onChange: (exception: ExceptionDraft) => void
  onRemove: () => void
}

function OneException({ number, exception, errorOf, onChange, onRemove }: OneExceptionProps) {
  const t = useWords('places')
  const { from, to, kind, text, note } = exception
  return (
    <fieldset className={css.exception} aria-label={t('hours.exceptionNumber', { number })}>
      <TextInput
        type="date"
        label={t('hours.firstDay')}
        value={from}
        error={errorOf('from')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...exception, from: value, to: to === '' || to === from ? value : to })
        }
      />
      <TextInput
        type="date"
        label={t('hours.lastDay')}
        value={to}
        error={errorOf('to')}
        onChange={({ currentTarget }) => onChange({ ...exception, to: currentTarget.value })}
      />
      <NativeSelect
        label={t('hours.state')}
        value={kind}
        data={(['closed', 'hours'] as const).map((value) => ({ value, label: t(`hours.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChange({ ...exception, kind: currentTarget.value as ExceptionDraft['kind'] })
        }
      />
      <TextInput
        label={t('hours.hours')}
        placeholder="08:00–12:00"
        autoComplete="off"
        value={kind === 'hours' ? text : ''}
        error={errorOf('hours')}
        onChange={({ currentTarget }) => onChange({ ...exception, kind: 'hours', text: currentTarget.value })}
      />
      <TextInput
        label={t('hours.note')}
        value={note}
        error={errorOf('note')}
        onChange={({ currentTarget }) => onChange({ ...exception, note: currentTarget.value })}
      />
      <IconButton
        {...QUIET}
        label={t('hours.removeException', { number })}
        Icon={IconTrash}
        onClick={onRemove}
      />
    </fieldset>
  )
}
