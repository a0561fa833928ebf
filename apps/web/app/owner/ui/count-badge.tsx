import type { ReactNode } from 'react'
import css from './count-badge.module.css'

/** A number beside a title; `label` says it in words to who can't see it. */
export function CountBadge({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span className={css.badge}>
      <span aria-hidden={label !== undefined}>{children}</span>
      {label && <span className={css.spoken}>{label}</span>}
    </span>
  )
}
