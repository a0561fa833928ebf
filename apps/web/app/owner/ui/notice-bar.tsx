import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './notice-bar.module.css'

/** A notice above the page that stays visible: it concerns the whole screen, not one field. */
export function NoticeBar(props: { Icon: Icon; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.bar}>
      <props.Icon size={20} stroke={1.8} className="sign" aria-hidden="true" />
      <p className="grow">{props.children}</p>
      {props.action}
    </div>
  )
}
