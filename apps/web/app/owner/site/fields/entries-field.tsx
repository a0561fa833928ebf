import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IfMay } from '../../roles/if-may.tsx'
import { useMay } from '../../roles/use-membership.ts'
import { Grip } from '../../ui/grip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { useSortableItem } from '../../ui/use-sortable-item.ts'
import { useWords } from '../../words/use-words.ts'
import { useOrderWords } from '../use-order-words.ts'
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
  const t = useWords('site')
  const maySave = useMay('saveSite')
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (entry !== undefined) onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
  }
  const announcements = useOrderWords(entries.map(keyOf))
  const change = (index: number) => (changes: Partial<Entry>) =>
    onChange(entries.map((entry, place) => (place === index ? { ...entry, ...changes } : entry)))
  return (
    <div data-field={field} {...(label && { role: 'group', 'aria-label': label })}>
      {label && <p className="title">{label}</p>}
      {entries.length === 0 && hint && <p className="muted">{hint}</p>}
      {entries.length > 0 && (
        <SortableList
          id={field}
          items={entries.map(keyOf)}
          strategy={verticalListSortingStrategy}
          hint={t('list.dragHint')}
          announcements={announcements}
          onMove={move}
        >
          <ol className="list spaced">
            {entries.map((entry, index) => (
              <EntryItem
                key={keyOf(entry)}
                id={keyOf(entry)}
                name={nameOf(index + 1)}
                index={index}
                count={entries.length}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange(entries.toSpliced(index, 1))}
              >
                {children(entry, index, change(index))}
              </EntryItem>
            ))}
          </ol>
        </SortableList>
      )}
      {!maySave
        ? null
        : entries.length >= most
          ? most > 1 && <p className="muted">{t('entries.most', { most })}</p>
          : (action ??
            (add && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                onClick={() => onChange([...entries, add.create()])}
              >
                {add.label}
              </Button>
            )))}
    </div>
  )
}

interface EntryItemProps {
  /** What it is known by in its list. */
  id: string
  name: string
  /** Its place in the list, from 0, and how many there are. */
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** An entry with its fields: it can be dragged, and has buttons that move and remove it. */
function EntryItem({ id, name, index, count, onMove, onRemove, children }: EntryItemProps) {
  const t = useWords('site')
  const maySave = useMay('saveSite')
  const { item, grip } = useSortableItem({ id, movable: t('entries.movable') })
  return (
    <li {...item} className={css.entry}>
      <div className="row">
        {maySave && count > 1 && <Grip {...grip} label={t('list.drag', { name })} />}
        <h2 className={`title ${css.title}`}>{name}</h2>
        <IfMay call="saveSite">
          <span className="line">
            {count > 1 && (
              <>
                <IconButton
                  Icon={IconArrowUp}
                  label={t('entries.up', { name })}
                  isIdle={index === 0}
                  onClick={() => onMove(index - 1)}
                />
                <IconButton
                  Icon={IconArrowDown}
                  label={t('entries.down', { name })}
                  isIdle={index === count - 1}
                  onClick={() => onMove(index + 1)}
                />
              </>
            )}
            <IconButton Icon={IconTrash} label={t('entries.remove', { name })} onClick={onRemove} />
          </span>
        </IfMay>
      </div>
      {children}
    </li>
  )
}
