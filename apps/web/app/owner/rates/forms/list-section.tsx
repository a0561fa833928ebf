import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMay } from '../../roles/use-membership.ts'
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

/** A list of the rates with its explanation, and a button that adds to it; what is new has the focus. */
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
  const maySave = useMay('saveRates')
  const list = useRef<HTMLUListElement>(null)
  const isAdding = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new item is there once there are more.
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    const field = list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [count])
  const addItem = () => {
    isAdding.current = true
    onAdd()
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className="row spread spaced">
        <div className="grow">
          <h2 id={id}>{title}</h2>
          <p className="muted">{hint}</p>
        </div>
        {maySave && count < most && (
          <Button variant="default" onClick={addItem} leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {add}
          </Button>
        )}
      </div>
      {count === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ul ref={list} className="list">
          {children}
        </ul>
      )}
    </section>
  )
}
