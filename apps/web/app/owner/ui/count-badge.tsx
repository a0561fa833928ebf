import type { ReactNode } from 'react'
import css from './count-badge.module.css'

/** A number beside a title; `label` is its text for screen readers. */
export function CountBadge({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span className={css.badge}>
      <span aria-hidden={label !== undefined}>{children}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
