import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Words beside the label, such as "optional". */
  aside?: string | undefined
  children: ReactNode
  className?: string | undefined
}

/** A label, its control, and what is to be said about it. The control takes `described(id, …)`. */
export function Field({ id, label, hint, error, aside, children, className = '' }: FieldProps) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label} {aside && <span className={styles.aside}>({aside})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

/** What ties a control to its hint and its error. */
export const described = (id: string, { hint, error }: { hint?: unknown; error?: unknown }) => ({
  id,
  className: styles.control,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})
