import { useI18n } from '../i18n.tsx'
import styles from './error-summary.module.css'
import { Notice } from './notice.tsx'

export interface SummarizedError {
  /** The field's id; undefined where the error belongs to none. */
  readonly id: string | undefined
  readonly label?: string
  readonly words: string
}

/** Everything to correct in a form, each line leading to its field. The page opens with the keyboard here. */
export function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  const { say } = useI18n()
  return (
    <Notice kind="problem" isFocused title={say('review.errorTitle')}>
      <ul className={styles.errors}>
        {errors.map(({ id, label, words }) => (
          <li key={id ?? words}>
            {id ? (
              <a href={`#${id}`}>
                {label}: {words}
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
