import { Button, MultiSelect, NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import type { VehicleId } from '@nelly/domain/ids'
import { ANSWER_KINDS, type BookingQuestion } from '@nelly/domain/rates/rates'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { IfMay } from '../../roles/if-may.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { LocalizedField } from '../fields/text-fields.tsx'
import { useFields } from '../fields/use-fields.ts'
import { useFormats } from '../fields/use-formats.ts'
import { ItemList, type ItemProps } from './item-list.tsx'

const MOST_QUESTIONS = 8
const MOST_OPTIONS = 20

/** What the booking form asks besides, in its order. */
export const QuestionsPage = () => (
  <ItemList
    name="questions"
    kind="question"
    idOf={({ id }) => id}
    create={emptyQuestion}
    most={MOST_QUESTIONS}
  >
    {(props) => <QuestionFields {...props} />}
  </ItemList>
)

function QuestionFields({ item: question, at, onChange }: ItemProps<BookingQuestion>) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { field } = useFields()(at, question, onChange)
  return (
    <>
      <LocalizedField {...field('name', t('question.words'))} maxLength={160} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <NativeSelect
          label={labels('fields.answer')}
          value={question.answer}
          onChange={({ currentTarget: { value } }) => {
            const answer = value as BookingQuestion['answer']
            const options = answer === 'choice' ? [emptyOption(1), emptyOption(2)] : []
            onChange({ answer, options }, `${at}.options`)
          }}
          data={ANSWER_KINDS.map((value) => ({ value, label: labels(`choices.answer.${value}`) }))}
        />
      </SimpleGrid>
      {question.answer === 'choice' && <OptionFields item={question} at={at} onChange={onChange} />}
      <Switch
        label={labels('fields.required')}
        checked={question.required}
        onChange={({ currentTarget: { checked } }) => onChange({ required: checked })}
      />
      <WhereAsked item={question} at={at} onChange={onChange} />
    </>
  )
}

/** What is chosen from, each with a button that removes it. */
function OptionFields({ item: { options }, at, onChange }: ItemProps<BookingQuestion>) {
  const t = useWords('rates')
  const { errors } = useRates()
  const settles = `${at}.options`
  return (
    <>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: An option is its words, which change while they are typed.
        <div key={`${options.length} ${index}`} className="line">
          <div className="grow">
            <LocalizedField
              at={`${at}.options.${index}`}
              label={t('question.option', { number: index + 1 })}
              value={option}
              onRead={(text) => onChange({ options: options.with(index, text) }, settles)}
            />
          </div>
          <IfMay call="saveRates">
            <IconButton
              label={t('question.removeOption', { number: index + 1 })}
              Icon={IconTrash}
              onClick={() => onChange({ options: options.toSpliced(index, 1) }, settles)}
            />
          </IfMay>
        </div>
      ))}
      {errors[settles] && <p role="alert">{errors[settles]}</p>}
      {options.length < MOST_OPTIONS && (
        <IfMay call="saveRates">
          <Button
            variant="subtle"
            mr="auto"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => onChange({ options: [...options, emptyOption(options.length + 1)] }, settles)}
          >
            {t('question.addOption')}
          </Button>
        </IfMay>
      )}
    </>
  )
}

/** The vehicles and extras whose bookings are asked; without any, all are. */
function WhereAsked({ item: question, at, onChange }: ItemProps<BookingQuestion>) {
  const t = useWords('rates')
  const { text } = useFormats()
  const { vehicles, work, errors } = useRates()
  const wrong = Object.keys(errors).find((key) => key.startsWith(`${at}.extras`))
  const codes = new Set([...work.rates.extras.map(({ code }) => code), ...(question.extras ?? [])])
  const nameOf = (code: string) => {
    const extra = work.rates.extras.find((one) => one.code === code)
    return extra ? text(extra.name) : code
  }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
      <MultiSelect
        label={t('question.vehicles')}
        description={t('question.whereHint')}
        value={(question.vehicles ?? []).map(String)}
        onChange={(ids) => onChange({ vehicles: someOf(ids.map((id) => Number(id) as VehicleId)) })}
        data={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <MultiSelect
        label={t('question.extras')}
        description={t('question.extrasHint')}
        error={wrong && errors[wrong]}
        value={[...(question.extras ?? [])]}
        onChange={(extras) => onChange({ extras: someOf(extras) }, wrong)}
        data={[...codes].map((code) => ({ value: code, label: nameOf(code) }))}
      />
    </SimpleGrid>
  )
}

const someOf = <T,>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list)

const emptyOption = (number: number) => ({ es: `Opción ${number}`, en: `Option ${number}` })

const emptyQuestion = (id: string): BookingQuestion => ({
  id,
  name: { es: 'Pregunta nueva', en: 'New question' },
  answer: 'text',
  options: [],
  required: false,
  vehicles: null,
  extras: null,
})
