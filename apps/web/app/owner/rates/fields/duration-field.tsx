import { Input, NativeSelect } from '@mantine/core'
import { parseTypedNumber } from '@nelly/domain/typed-number'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { withUnread } from '../editor/rates-editor.ts'
import { type DurationUnit, minutesIn, toMinutes, unitOf } from './durations.ts'
import css from './fields.module.css'
import { TypedField } from './typed-field.tsx'

interface DurationFieldProps {
  at: string
  label: string
  description?: string
  /** In minutes. */
  value: number | null
  /** The most, in minutes. */
  most: number
  optional?: boolean
  onRead: (minutes: number | null) => void
}

/** A length of time, which is typed in minutes, hours or days. */
export function DurationField({ at, label, description, value, most, optional, onRead }: DurationFieldProps) {
  const t = useWords('rates')
  const { work, decimals, editWork, settleError } = useRates()
  const [chosen, choose] = useState<DurationUnit>()
  const unit = unitOf(value ?? 0, chosen)
  /** Reads what stands in the field in another unit; where it is too long then, it is shown as such. */
  const changeUnit = (next: DurationUnit) => {
    choose(next)
    const text = work.unread[at] ?? (value === null ? '' : String(value / minutesIn[unit]))
    if (text === '') return
    const read = parseTypedNumber(text, 'none', decimals)
    const minutes = read.kind === 'number' ? toMinutes(Number(read.plain), next, most) : undefined
    settleError(at)
    editWork((now) => withUnread(now, at, minutes === undefined ? text : undefined))
    if (minutes !== undefined) onRead(minutes)
  }
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} descriptionProps={{ mt: 5 }}>
      <div className={css.duration}>
        <TypedField
          at={at}
          aria-label={label}
          aria-description={description}
          unit="none"
          optional={optional ?? false}
          value={value}
          shown={(minutes) => String(minutes / minutesIn[unit])}
          toValue={(plain) => toMinutes(plain, unit, most)}
          fault={t('field.between', { least: 0, most: Math.floor(most / minutesIn[unit]) })}
          onRead={onRead}
        />
        <NativeSelect
          aria-label={t('field.unitOf', { label })}
          value={unit}
          onChange={(event) => changeUnit(event.currentTarget.value as DurationUnit)}
          data={(['minutes', 'hours', 'days'] as const).map((one) => ({
            value: one,
            label: t(`field.${one}`),
          }))}
        />
      </div>
    </Input.Wrapper>
  )
}
