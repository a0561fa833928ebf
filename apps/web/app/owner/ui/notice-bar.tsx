import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './notice-bar.module.css'

/** A calm line above the page that stays in sight: what holds for the whole screen and not for one field. */
export function NoticeBar(props: { Icon: Icon; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.bar}>
      <props.Icon size={20} stroke={1.8} className={css.icon} aria-hidden="true" />
      <p className={css.words}>{props.children}</p>
      {props.action}
    </div>
  )
}
