import { ActionIcon, NativeSelect, Switch, TextInput } from '@mantine/core'
import type { DateRange } from '@nelly/domain/rates/rates'
import { IconX } from '@tabler/icons-react'
import { deviceToday } from '../../dates/device-today.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { everyYear, inYear, isYearly } from './range-years.ts'
import css from './seasons.module.css'

interface RangeFieldsProps {
  at: string
  /** Its place among the season's ranges, from 1. */
  number: number
  range: DateRange
  /** Called without a range to remove it. */
  onChange: (range: DateRange | undefined) => void
}

/** The first and the last day of a range, of every year or of one. */
export function RangeFields({ at, number, range, onChange }: RangeFieldsProps) {
  const t = useWords('rates')
  const { errors } = useRates()
  const Ends = isYearly(range) ? YearlyEnd : DatedEnd
  const error = errors[at] ?? errors[`${at}.from`] ?? errors[`${at}.to`]
  return (
    <fieldset className={css.range} aria-label={t('season.rangeNumber', { number })}>
      <Ends
        label={t('season.from')}
        day={range.from}
        onChange={(from) => onChange({ ...range, from } as DateRange)}
      />
      <Ends
        label={t('season.to')}
        day={range.to}
        onChange={(to) => onChange({ ...range, to } as DateRange)}
      />
      <Switch
        label={t('season.everyYear')}
        checked={isYearly(range)}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? everyYear(range) : inYear(range, thisYear()))
        }
      />
      <ActionIcon
        variant="subtle"
        color="dark"
        size={36}
        aria-label={t('season.removeRange', { number })}
        onClick={() => onChange(undefined)}
      >
        <IconX size={18} />
      </ActionIcon>
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const thisYear = () => Number(deviceToday().slice(0, 4))

interface EndProps {
  label: string
  day: string
  onChange: (day: string) => void
}

/** A day of one year. */
function DatedEnd({ label, day, onChange }: EndProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={day}
      onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value)}
    />
  )
}

/** The number of days of each month in a leap year. */
const lengthOf = (month: number) => new Date(Date.UTC(2028, month, 0)).getUTCDate()
const twoDigits = (n: number) => String(n).padStart(2, '0')

/** A day of every year. */
function YearlyEnd({ label, day, onChange }: EndProps) {
  const t = useWords('rates')
  const { longMonth } = useFormats()
  const [month = 1, date = 1] = day.split('-').map(Number)
  const choose = (toMonth: number, toDate: number) =>
    onChange(`${twoDigits(toMonth)}-${twoDigits(Math.min(toDate, lengthOf(toMonth)))}`)
  return (
    <div className={css.end}>
      <NativeSelect
        label={label}
        aria-label={t('season.dayOf', { label })}
        value={String(date)}
        onChange={(event) => choose(month, Number(event.currentTarget.value))}
        data={Array.from({ length: lengthOf(month) }, (_, index) => String(index + 1))}
      />
      <NativeSelect
        aria-label={t('season.monthOf', { label })}
        value={String(month)}
        onChange={(event) => choose(Number(event.currentTarget.value), date)}
        data={Array.from({ length: 12 }, (_, index) => ({
          value: String(index + 1),
          label: longMonth(index + 1),
        }))}
      />
    </div>
  )
}
