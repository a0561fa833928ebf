import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { SortableList } from '../../ui/sortable-list.tsx'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { useOpenPart } from '../use-open-part.ts'
import { AddSection } from './add-section.tsx'
import { withMovedSection } from './section-edits.ts'
import { SectionItem } from './section-item.tsx'
import css from './section-list.module.css'

/** The sections of the home page; their order is changed by dragging, the keyboard or buttons. */
export function SectionList() {
  const say = useWords('site')
  const { document, edit } = useSite().site
  const { opened, open } = useOpenPart()
  const ids: string[] = document.sections.map(({ id }) => id)
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const move = (from: number, to: number) => edit((now) => withMovedSection(now, from, to))
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ over }) =>
      over ? say('list.over', { to: placeOf(over.id), count: ids.length }) : undefined,
    onDragEnd: ({ over }) =>
      over ? say('list.moved', { to: placeOf(over.id), count: ids.length }) : undefined,
    onDragCancel: () => say('list.putBack'),
  }
  return (
    <>
      <SortableList
        id="sections"
        items={ids}
        strategy={verticalListSortingStrategy}
        hint={say('list.dragHint')}
        announcements={announcements}
        onMove={move}
      >
        <ol className={css.sections} aria-label={say('nav.sections')}>
          {document.sections.map((section, index) => (
            <SectionItem
              key={section.id}
              section={section}
              index={index}
              count={ids.length}
              isOpen={opened === section.id}
              onToggle={() => open(opened === section.id ? undefined : section.id)}
              onMove={(by) => move(index, index + by)}
            />
          ))}
        </ol>
      </SortableList>
      <AddSection onAdd={open} />
    </>
  )
}
