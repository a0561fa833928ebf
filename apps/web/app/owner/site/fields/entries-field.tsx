import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import css from './entries-field.module.css'

interface EntriesFieldProps<Entry> {
  /** Its anchor, such as `section:questions.entries`. */
  field: string
  label?: string
  /** What is shown without entries. */
  hint?: string
  entries: readonly Entry[]
  most: number
  keyOf: (entry: Entry) => string
  /** What the entry at a place is called, from 1. */
  nameOf: (number: number) => string
  /** Adds one; `action` is used instead where there is another way to. */
  add?: { label: string; create: () => Entry }
  action?: ReactNode
  onChange: (entries: readonly Entry[]) => void
  /** The fields of one entry. */
  children: (entry: Entry, index: number, change: (changes: Partial<Entry>) => void) => ReactNode
}

/** A list of entries that are added, moved and removed. */
export function EntriesField<Entry>({
  field,
  label,
  hint,
  entries,
  most,
  keyOf,
  nameOf,
  add,
  action,
  onChange,
  children,
}: EntriesFieldProps<Entry>) {
  const say = useWords('site.entries')
  const move = (index: number, by: 1 | -1) => {
    const entry = entries[index]
    if (entry !== undefined) onChange(entries.toSpliced(index, 1).toSpliced(index + by, 0, entry))
  }
  const change = (index: number) => (changes: Partial<Entry>) =>
    onChange(entries.map((entry, place) => (place === index ? { ...entry, ...changes } : entry)))
  return (
    <div data-field={field} {...(label && { role: 'group', 'aria-label': label })}>
      {label && <p className={css.label}>{label}</p>}
      {entries.length === 0 && hint && <p className={css.hint}>{hint}</p>}
      {entries.length > 0 && (
        <ol className={css.entries}>
          {entries.map((entry, index) => {
            const name = nameOf(index + 1)
            const isLast = index === entries.length - 1
            return (
              <li key={keyOf(entry)} className={css.entry}>
                <div className={css.head}>
                  <h2 className={css.title}>{name}</h2>
                  <Tool label={say('up', { name })} isIdle={index === 0} onClick={() => move(index, -1)}>
                    <IconArrowUp size={18} />
                  </Tool>
                  <Tool label={say('down', { name })} isIdle={isLast} onClick={() => move(index, 1)}>
                    <IconArrowDown size={18} />
                  </Tool>
                  <Tool label={say('remove', { name })} onClick={() => onChange(entries.toSpliced(index, 1))}>
                    <IconTrash size={18} />
                  </Tool>
                </div>
                {children(entry, index, change(index))}
              </li>
            )
          })}
        </ol>
      )}
      {entries.length >= most ? (
        <p className={css.hint}>{say('most', { most })}</p>
      ) : (
        (action ??
        (add && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => onChange([...entries, add.create()])}
          >
            {add.label}
          </Button>
        )))
      )}
    </div>
  )
}

interface ToolProps {
  label: string
  /** Has no effect here, but keeps the focus of the button that moved the entry to its end. */
  isIdle?: boolean
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, isIdle = false, onClick, children }: ToolProps) => (
  <ActionIcon
    variant="default"
    size={36}
    aria-label={label}
    aria-disabled={isIdle || undefined}
    data-disabled={isIdle || undefined}
    onClick={() => !isIdle && onClick()}
  >
    {children}
  </ActionIcon>
)
