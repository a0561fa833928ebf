import { useI18n } from '../i18n.tsx'
import { ErrorSummary } from '../parts/error-summary.tsx'
import type { FieldErrors } from './reservation-request.ts'

const labels = {
  name: 'review.name',
  last_name: 'review.lastName',
  email: 'review.email',
  phone: 'review.phone',
  number_person: 'review.party',
  description: 'review.comment',
  terms: 'review.terms',
} as const

const FIELDS = Object.keys(labels)
const isField = (field: string): field is keyof typeof labels => field in labels

/** The error summary of the contact form, in its order; errors that belong to no field come first. */
export function ContactErrors({ errors }: { errors: FieldErrors }) {
  const { say } = useI18n()
  const ordered = Object.entries(errors).sort(([a], [b]) => FIELDS.indexOf(a) - FIELDS.indexOf(b))
  return (
    <ErrorSummary
      errors={ordered.map(([field, words]) =>
        isField(field) ? { id: field, label: say(labels[field]), words } : { id: undefined, words },
      )}
    />
  )
}
