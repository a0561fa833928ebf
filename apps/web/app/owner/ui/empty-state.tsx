import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './empty-state.module.css'

/** What an empty place is for, and the first step. */
export function EmptyState(props: { Icon: Icon; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.empty}>
      <span className={css.icon}>
        <props.Icon size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h2 className={css.title}>{props.title}</h2>
      {props.children && <p className={css.words}>{props.children}</p>}
      {props.action}
    </div>
  )
}
