import { Button } from '@mantine/core'
import type { LaunchItemState } from '@nelly/domain/landings/launch-checklist'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import css from './review-step.module.css'

/** A link to where a point of the checklist is changed. */
export const SmallLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} variant="light" size="sm">
    {children}
  </Button>
)

const ICONS = { done: IconCircleCheck, required: IconAlertTriangle, recommended: IconCircleDashed }

interface ChecklistItemProps {
  state: LaunchItemState
  title: string
  action: ReactNode
  /** In words. */
  children: ReactNode
  /** What is asked below them. */
  below?: ReactNode
}

/** A point of the checklist: its state, and what leads to where it is changed. */
export function ChecklistItem({ state, title, action, children, below }: ChecklistItemProps) {
  const t = useWords('review')
  const Icon = ICONS[state]
  return (
    <div className={`row ${css.item}`} data-state={state}>
      <Icon size={24} stroke={1.7} className={css.icon} aria-label={t(`states.${state}`)} />
      <div className="grow">
        <h3>{title}</h3>
        <p className="muted">{children}</p>
      </div>
      {action}
      {below}
    </div>
  )
}
