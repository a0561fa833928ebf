import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import css from './forms.module.css'

export interface ListSectionProps {
  title: string
  hint: string
  /** What is said where the list is empty. */
  empty: string
  count: number
  /** With so many the list is full. */
  most?: number
  add: string
  onAdd: () => void
  children: ReactNode
}

/** A list of the rates with its explanation, and a button that adds to it. */
export function ListSection({
  title,
  hint,
  empty,
  count,
  most = Number.POSITIVE_INFINITY,
  add,
  onAdd,
  children,
}: ListSectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className="row spread spaced">
        <div className="grow">
          <h2 id={id}>{title}</h2>
          <p className="muted">{hint}</p>
        </div>
        {count < most && (
          <Button variant="default" onClick={onAdd} leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {add}
          </Button>
        )}
      </div>
      {count === 0 ? <p className={css.empty}>{empty}</p> : <ul className="list">{children}</ul>}
    </section>
  )
}
