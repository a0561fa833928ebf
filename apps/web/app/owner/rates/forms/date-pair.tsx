import { SimpleGrid, TextInput } from '@mantine/core'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

type Dates = { readonly from: CalendarDate; readonly to: CalendarDate }

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
  const set = (end: 'from' | 'to', typed: string) => {
    if (typed === '') return onChange(null)
    const day = typed as CalendarDate
    onChange({ from: value?.from ?? day, to: value?.to ?? day, [end]: day })
  }
  const field = (end: 'from' | 'to') => (
    <TextInput
      type="date"
      label={say(end === 'from' ? 'list.firstDay' : 'list.lastDay', { label })}
      value={value?.[end] ?? ''}
      error={errors[`${at}.${end}`]}
      onChange={(event) => set(end, event.currentTarget.value)}
    />
  )
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
      {field('from')}
      {field('to')}
    </SimpleGrid>
  )
}
