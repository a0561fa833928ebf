import { CONTACT_FIELDS } from '@nelly/contract/visitor-forms'
import { useI18n } from '../i18n.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
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

/** The error summary of the contact form, in its order; errors that belong to no field come first. */
export function ContactErrors({ errors }: { errors: FieldErrors }) {
  const { t } = useI18n()
  const ordered = Object.entries(errors).sort(([a], [b]) => FIELDS.indexOf(a) - FIELDS.indexOf(b))
  return (
    <ErrorSummary
      errors={ordered.map(([field, words]) =>
        isField(field) ? { id: idOf(field), label: t(labels[field]), words } : { id: undefined, words },
      )}
    />
  )
}
