import { NativeSelect } from '@mantine/core'
import type { PriceQuestion, PriceTableChoices, ReadPriceTable } from '@nelly/domain/price-tables/price-table'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import type { ChosenPriceFile } from './chosen-price-file.ts'

/** What a table of prices leaves open: each with its choices. */
export function TableQuestions({ table, chosen }: { table: ReadPriceTable; chosen: ChosenPriceFile }) {
  const t = useWords('rates')
  const { rates, setPriceFile } = useRates()
  const { text } = useFormats()
  if (table.questions.length === 0) return null
  const { choices } = chosen
  const answer = (more: Partial<PriceTableChoices>) =>
    setPriceFile({ ...chosen, choices: { ...choices, ...more } })

  /** What is asked, what may be answered, and what an answer says. */
  function asked(question: PriceQuestion) {
    switch (question.kind) {
      case 'decimals':
      case 'day-order': {
        const { kind, example, readings } = question
        const values = kind === 'decimals' ? ['.', ','] : ['day-first', 'month-first']
        return {
          label: t('table.askCell', { cell: example }),
          data: values.map((value, index) => ({ value, label: readings[index] ?? '' })),
          choose: (value: string) =>
            answer(kind === 'decimals' ? { decimals: value as '.' } : { dayOrder: value as 'day-first' }),
        }
      }
      case 'season':
        return {
          label:
            question.label === ''
              ? t('table.askBlankSeason')
              : t('table.askSeason', { label: question.label }),
          data: [
            { value: 'base', label: t('matrix.base') },
            ...rates.seasons.map(({ id, name }) => ({ value: id, label: text(name) })),
            { value: 'none', label: t('table.leaveOut') },
          ],
          choose: (value: string) => answer({ seasons: { ...choices.seasons, [question.label]: value } }),
        }
      case 'per-days': {
        const { index, head, days } = question
        return {
          label: t('table.askDays', { head, days }),
          data: ([1, days] as const).map((value) => ({
            value: String(value),
            label: t('table.price', { days: value }),
          })),
          choose: (value: string) =>
            answer({ perDays: { ...choices.perDays, [index]: Number(value) as 1 | 7 | 30 } }),
        }
      }
    }
  }

  return (
    <TitledCard title={t('table.questions')}>
      {table.questions.map((question) => {
        const { label, data, choose } = asked(question)
        return (
          <NativeSelect
            key={label}
            label={label}
            value=""
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            data={[{ value: '', label: t('table.answer'), disabled: true }, ...data]}
          />
        )
      })}
    </TitledCard>
  )
}
