import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './page-title.module.css'

/** A page's header: the title on the left, the main action on the right. */
export function PageTitle(props: {
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  before?: ReactNode
}) {
  return (
    <div className={css.head}>
      {props.before}
      <div className={css.words}>
        <Title order={1}>{props.title}</Title>
        {props.lead && <p className={css.lead}>{props.lead}</p>}
      </div>
      {props.action && <div className={css.action}>{props.action}</div>}
    </div>
  )
}
