import { type ReactNode, useId } from 'react'
import { CountBadge } from '../ui/count-badge.tsx'
import css from './desk.module.css'

interface DeskListProps {
  title: string
  /** How many there are of what it lists; an empty list is left out. */
  count: number
  isLate?: boolean
  children: ReactNode
}

/** A list of the desk with its title. */
export function DeskList({ title, count, isLate, children }: DeskListProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id} data-late={isLate || undefined} className={css.list}>
      <h2 className="heading" id={id}>
        {title} <CountBadge>{count}</CountBadge>
      </h2>
      <ul className="list">{children}</ul>
    </section>
  )
}
