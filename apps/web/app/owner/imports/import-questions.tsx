import { NativeSelect, Radio } from '@mantine/core'
import type { Import } from '@nelly/contract/imports/imports'
import { DOCUMENT_KINDS } from '@nelly/domain/taxpayers/identity-document'
import { FUELS } from '@nelly/domain/units/unit'
import { TRANSMISSIONS, VEHICLE_TYPES } from '@nelly/domain/vehicles/vehicle-options'
import { useWords } from '../words/use-words.ts'
import { useImportActions } from './use-import.ts'

type Question = Import['questions'][number]

/** What can be read in two ways, and words that are not known: each with its choice. */
export function ImportQuestions({ opened }: { opened: Import }) {
  return opened.questions.map((question) => (
    <ImportQuestion
      key={`${question.kind} ${question.field} ${question.kind === 'word' ? question.word : ''}`}
      opened={opened}
      question={question}
    />
  ))
}

function ImportQuestion({ opened, question }: { opened: Import; question: Question }) {
  const t = useWords('imports')
  const { change } = useImportActions(opened)
  const field = t(`fields.${question.field}`)
  const answer = (choices: Partial<Import['choices']>) => change.mutate({ choices })
  if (question.kind === 'word') {
    const { word, count } = question
    const choose = (code: string) =>
      answer({ words: { [question.field]: { [word]: code === EMPTY ? null : code } } })
    return <WordQuestion question={question} label={t('word', { field, word, count })} onChoose={choose} />
  }
  const { kind, example, readings } = question
  const values = kind === 'decimals' ? (['.', ','] as const) : (['day-first', 'month-first'] as const)
  return (
    <Radio.Group
      label={t('ambiguous', { field, cell: example })}
      onChange={(value) =>
        kind === 'decimals'
          ? answer({ decimals: { [question.field]: value as '.' | ',' } })
          : answer({ dayOrder: { [question.field]: value as 'day-first' | 'month-first' } })
      }
    >
      <div className="row">
        {values.map((value, index) => (
          <Radio key={value} value={value} label={readings[index]} />
        ))}
      </div>
    </Radio.Group>
  )
}

/** The choice that leaves the cells of a word empty. */
const EMPTY = 'empty'

function WordQuestion(props: { question: Question; label: string; onChoose: (code: string) => void }) {
  const t = useWords('imports')
  const option = useWords('options')
  const { field } = props.question
  const options: Partial<Record<Question['field'], { value: string; label: string }[]>> = {
    type: VEHICLE_TYPES.map((value) => ({ value, label: option(`types.${value}`) })),
    transmission: TRANSMISSIONS.map((value) => ({ value, label: option(`transmissions.${value}`) })),
    fuel: FUELS.map((value) => ({ value, label: option(`fuels.${value}`) })),
    documentKind: DOCUMENT_KINDS.map((value) => ({ value, label: t(`documents.${value}`) })),
    isOut: (['yes', 'no'] as const).map((value) => ({ value, label: t(`yesOrNo.${value}`) })),
  }
  return (
    <NativeSelect
      label={props.label}
      value=""
      onChange={({ currentTarget }) => props.onChoose(currentTarget.value)}
      data={[
        { value: '', label: t('chooseMeaning'), disabled: true },
        ...(options[field] ?? []),
        { value: EMPTY, label: t('leaveEmpty') },
      ]}
    />
  )
}
