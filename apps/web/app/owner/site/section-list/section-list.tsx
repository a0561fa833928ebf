import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { SortableList } from '../../ui/sortable-list.tsx'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { useOpenPart } from '../use-open-part.ts'
import { useOrderWords } from '../use-order-words.ts'
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
  const move = (from: number, to: number) => edit((now) => withMovedSection(now, from, to))
  return (
    <>
      <SortableList
        id="sections"
        items={ids}
        strategy={verticalListSortingStrategy}
        hint={say('list.dragHint')}
        announcements={useOrderWords(ids)}
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
