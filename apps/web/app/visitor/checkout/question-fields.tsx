import type { BookingQuestion } from '@nelly/domain/rates/rates'
import { MAX_ANSWER } from '@nelly/domain/reservations/booking-questions'
import { useI18n } from '../i18n.tsx'
import { described, Field } from '../ui/field.tsx'
import type { Returned } from './action.ts'
import { answerField, carriedAnswers } from './answers.ts'

/** The operator's own questions, as the checkout page asks them. */
export interface AskedQuestions {
  readonly questions: readonly BookingQuestion[]
  /** The version of the rates that has them. */
  readonly version: number
}

/** The fields of the operator's own questions, and what was answered to questions that are no longer there. */
export function QuestionFields({ asked, returned }: { asked: AskedQuestions; returned: Returned }) {
  const { t, language } = useI18n()
  const { answers, answerProblems = {} } = returned
  const { questions, version } = asked
  return (
    <>
      {carriedAnswers(answers, { now: version, shown: questions }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {questions.map((question) => {
        const id = answerField(question.id)
        const problem = answerProblems[question.id]
        const error = problem && t(`review.answer.${problem}`, { most: MAX_ANSWER })
        return (
          <Field
            key={id}
            id={id}
            label={question.name[language]}
            aside={question.required ? undefined : t('review.optional')}
            error={error}
          >
            <AnswerControl
              question={question}
              attributes={{
                name: id,
                required: question.required,
                defaultValue: answers.typed[question.id] ?? '',
                ...described(id, { error }),
              }}
            />
          </Field>
        )
      })}
    </>
  )
}

interface AnswerControlProps {
  question: BookingQuestion
  attributes: { name: string; required: boolean; defaultValue: string }
}

function AnswerControl({ question: { answer, options }, attributes }: AnswerControlProps) {
  const { t, language } = useI18n()
  if (answer === 'text') return <input type="text" maxLength={MAX_ANSWER} {...attributes} />
  // Of what is no number, a field of numbers would send nothing.
  if (answer === 'number') return <input type="text" inputMode="decimal" maxLength={20} {...attributes} />
  if (answer === 'date') return <input type="date" {...attributes} />
  return (
    <select {...attributes}>
      <option value="">{t('review.answer.choose')}</option>
      {answer === 'choice'
        ? options.map((option) => (
            <option key={option.es} value={option.es}>
              {option[language]}
            </option>
          ))
        : (['yes', 'no'] as const).map((value) => (
            <option key={value} value={value}>
              {t(`review.answer.${value}`)}
            </option>
          ))}
    </select>
  )
}
