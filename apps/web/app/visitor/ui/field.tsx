import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  id: string
  label: string
  error?: string | undefined
  /** A text beside the label, such as "optional". */
  aside?: string | undefined
  children: ReactNode
  className?: string | undefined
}

/** A label, its control, and its error. The control takes `described(id, …)`. */
export function Field({ id, label, error, aside, children, className = '' }: FieldProps) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label} {aside && <span className={styles.aside}>({aside})</span>}
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

/** The attributes that connect a control with its label and its error. */
export const described = (id: string, { error }: { error?: string | undefined } = {}) => ({
  id,
  className: styles.control,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})
