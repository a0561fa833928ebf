import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './empty-state.module.css'

interface EmptyStateProps {
  Icon: Icon
  title: string
  /** Whether it fills the page: then the title is the page's heading. */
  isPage?: boolean | undefined
  children?: ReactNode
  action?: ReactNode
  /** The action, where it only leads somewhere. */
  link?: { to: string; label: string }
}

/** What an empty list is for, and the first step. */
export function EmptyState(props: EmptyStateProps) {
  const Heading = props.isPage ? 'h1' : 'h2'
  return (
    <div className={css.empty}>
      <span className={css.icon}>
        <props.Icon size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <Heading className={css.title}>{props.title}</Heading>
      {props.children && <p className={css.words}>{props.children}</p>}
      {props.action}
      {props.link && (
        <Button component={Link} to={props.link.to}>
          {props.link.label}
        </Button>
      )}
    </div>
  )
}
