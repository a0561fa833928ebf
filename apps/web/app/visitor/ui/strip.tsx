import type { ReactNode } from 'react'
import styles from './strip.module.css'

interface StripProps {
  /** What is in it. */
  label: string
  className?: string | undefined
  children: ReactNode
  'data-field'?: string
}

/** Pictures side by side, to be swiped, or scrolled with the arrow keys. */
export function Strip({ label, className = '', children, ...mark }: StripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={`${styles.strip} ${className}`} aria-label={label} tabIndex={0} {...mark}>
      {children}
    </section>
  )
}
