import { SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { type Dates, readDates } from './read-dates.ts'

interface DatePairProps {
  at: string
  label: string
  /** Null for always. */
  value: Dates | null
  onChange: (value: Dates | null) => void
}

/** The first and the last day of something; empty for always. */
export function DatePair({ at, label, value, onChange }: DatePairProps) {
  const say = useWords('rates')
  const { errors } = useRates()
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  const shown = { from: value?.from ?? '', to: value?.to ?? '', ...typed }
  // A date is taken over when its field is left: while a year is typed, it is another one.
  const commit = () => {
    const read = readDates(shown.from, shown.to, value)
    if (read === undefined) return
    if (read?.from !== value?.from || read?.to !== value?.to) onChange(read)
    setTyped({})
  }
  const field = (end: 'from' | 'to') => (
    <TextInput
      type="date"
      label={say(end === 'from' ? 'list.firstDay' : 'list.lastDay', { label })}
      value={shown[end]}
      error={errors[`${at}.${end}`]}
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
