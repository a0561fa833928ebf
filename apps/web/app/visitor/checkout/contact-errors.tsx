import { CONTACT_FIELDS } from '@nelly/contract/visitor-forms'
import type { BookingQuestion } from '@nelly/domain/rates/rates'
import { MAX_ANSWER } from '@nelly/domain/reservations/booking-questions'
import { useI18n } from '../i18n.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { type AnswerProblems, answerField } from './answers.ts'
import type { FieldErrors } from './reservation-request.ts'

const labels = {
  firstName: 'review.name',
  lastName: 'review.lastName',
  email: 'review.email',
  phone: 'review.phone',
  persons: 'review.party',
  comment: 'review.comment',
  terms: 'review.terms',
} as const

/** The element of a field has the field's name as its id. */
const idOf = (field: keyof typeof labels): string => (field === 'terms' ? field : CONTACT_FIELDS[field])

const FIELDS = Object.keys(labels)
const isField = (field: string): field is keyof typeof labels => field in labels

interface ContactErrorsProps {
  errors: FieldErrors
  /** Of a form that has the landing's own. */
  questions?: readonly BookingQuestion[]
  problems?: AnswerProblems
}

/** The error summary of the contact form, in its order; errors that belong to no field come first. */
export function ContactErrors({ errors, questions = [], problems = {} }: ContactErrorsProps) {
  const { t, language } = useI18n()
  const ordered = Object.entries(errors).sort(([a], [b]) => FIELDS.indexOf(a) - FIELDS.indexOf(b))
  const summarized = ordered.map(([field, words]) =>
    isField(field) ? { id: idOf(field), label: t(labels[field]), words } : { id: undefined, words },
  )
  const answers = questions.flatMap(({ id, name }) => {
    const problem = problems[id]
    const words = problem && t(`review.answer.${problem}`, { most: MAX_ANSWER })
    return words ? [{ id: answerField(id), label: name[language], words }] : []
  })
  // The questions stand before what follows the contact data.
  const at = ordered.filter(([field]) => field !== 'comment' && field !== 'terms').length
  return <ErrorSummary errors={summarized.toSpliced(at, 0, ...answers)} />
}
