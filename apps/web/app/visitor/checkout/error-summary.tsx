import { Notice } from '../parts/notice.tsx'
import { useSpeech } from '../speech.tsx'
import styles from './error-summary.module.css'
import type { FieldErrors } from './reservation-request.ts'

const labels = {
  name: 'review.name',
  last_name: 'review.lastName',
  email: 'review.email',
  phone: 'review.phone',
  description: 'review.comment',
  terms: 'review.terms',
} as const

const FIELDS = Object.keys(labels)

/** In the order of the form; what belongs to none of its fields comes first. */
const inOrder = (errors: FieldErrors) =>
  Object.entries(errors).sort(([a], [b]) => FIELDS.indexOf(a) - FIELDS.indexOf(b))

/** Everything to correct, each line leading to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const { say } = useSpeech()
  return (
    <Notice kind="problem" title={say('review.errorTitle')}>
      <ul className={styles.errors}>
        {inOrder(errors).map(([field, words]) => (
          <li key={field}>
            {field in labels ? (
              <a href={`#${field}`}>
                {say(labels[field as keyof typeof labels])}: {words}
              </a>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
