import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A page's header: the title on the left, the main action on the right. */
export function PageTitle(props: {
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  before?: ReactNode
}) {
  return (
    <Group align="flex-start" mb={24}>
      {props.before}
      <div className="grow">
        <Title order={1}>{props.title}</Title>
        {props.lead && <p className="soft">{props.lead}</p>}
      </div>
      {props.action && <div className="row filling">{props.action}</div>}
    </Group>
  )
}
