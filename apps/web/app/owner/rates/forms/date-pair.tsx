import { SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { type RatesWork, withUnread } from '../editor/rates-editor.ts'
import { type Dates, readDates } from './read-dates.ts'

interface DatePairProps {
  at: string
  label: string
  /** Null for always. */
  value: Dates | null
  onChange: (value: Dates | null) => void
}

type End = keyof Dates

/** The first and the last day of something; empty for always. With one of the two emptied, rates can't be saved. */
export function DatePair({ at, label, value, onChange }: DatePairProps) {
  const t = useWords('rates')
  const { work, errors, editWork, settleError } = useRates()
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({})
  const keyOf = (end: End) => `${at}.${end}`
  const stored = (end: End) => work.unread[keyOf(end)] ?? value?.[end] ?? ''
  const shown = { from: typed.from ?? stored('from'), to: typed.to ?? stored('to') }
  // A date is taken over when its field is left: while a year is typed, it is another one.
  const commit = () => {
    const read = readDates(shown.from, shown.to, value)
    const unreadAt = (end: End) =>
      read === undefined && shown[end] !== value?.[end] ? shown[end] : undefined
    for (const end of ['from', 'to'] as const) {
      if (typed[end] !== undefined) settleError(keyOf(end))
      editWork((now: RatesWork) => withUnread(now, keyOf(end), unreadAt(end)))
    }
    if (read !== undefined && (read?.from !== value?.from || read?.to !== value?.to)) onChange(read)
    setTyped({})
  }
  const field = (end: End) => (
    <TextInput
      type="date"
      label={t(end === 'from' ? 'list.firstDay' : 'list.lastDay', { label })}
      value={shown[end]}
      error={work.unread[keyOf(end)] === '' ? t('field.missing') : errors[keyOf(end)]}
      onChange={({ currentTarget }) => setTyped({ ...typed, [end]: currentTarget.value })}
      onBlur={commit}
    />
  )
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
      {field('from')}
      {field('to')}
    </SimpleGrid>
  )
}
