import { useI18n } from '../i18n.tsx'
import styles from './error-summary.module.css'
import { Notice } from './notice.tsx'

export interface SummarizedError {
  /** The field's id; undefined where the error belongs to none. */
  readonly id: string | undefined
  readonly label?: string
  /** Undefined where the link to the field is enough, as the error is told there. */
  readonly words?: string
}

/** The error summary of a form, with a link to each field. It has the focus when the page opens. */
export function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  const { t } = useI18n()
  return (
    <Notice kind="problem" isFocused title={t('errors.title')}>
      <ul className={styles.errors}>
        {errors.map(({ id, label, words }) => (
          <li key={id ?? words}>
            {id ? <a href={`#${id}`}>{words === undefined ? label : `${label}: ${words}`}</a> : words}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
