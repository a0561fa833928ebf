import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './colour-hint.module.css'

/** A hint on a choice of colours, with a sample of text in them. */
export function ColourHint(props: {
  children: ReactNode
  warns?: boolean
  sample?: { background: string; color: string }
}) {
  return (
    <p className={css.hint} role="status">
      {props.sample && (
        <span className={css.sample} style={props.sample} aria-hidden="true">
          Aa
        </span>
      )}
      {props.warns && <IconAlertTriangle size={20} stroke={1.7} className={css.warning} aria-hidden="true" />}
      <span>{props.children}</span>
    </p>
  )
}
