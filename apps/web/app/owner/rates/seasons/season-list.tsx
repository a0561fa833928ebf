import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import { SortableList } from '../../ui/sortable-list.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { withMovedSeason } from './season-edits.ts'
import { SeasonItem } from './season-item.tsx'

interface SeasonListProps {
  /** The season whose form is open. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The seasons; their order is changed by dragging, the keyboard or buttons. */
export function SeasonList({ opened, onOpen }: SeasonListProps) {
  const t = useWords('rates')
  const { rates, edit } = useRates()
  const ids = rates.seasons.map(({ id }) => id)
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const move = (from: number, to: number) => edit((now) => withMovedSeason(now, from, to))
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ over }) =>
      over ? t('season.over', { to: placeOf(over.id), count: ids.length }) : undefined,
    onDragEnd: ({ over }) =>
      over ? t('season.moved', { to: placeOf(over.id), count: ids.length }) : undefined,
    onDragCancel: () => t('season.putBack'),
  }
  return (
    <SortableList
      id="seasons"
      items={ids}
      strategy={verticalListSortingStrategy}
      hint={t('season.dragHint')}
      announcements={announcements}
      onMove={move}
    >
      <ol className="list">
        {rates.seasons.map((season, index) => (
          <SeasonItem
            key={season.id}
            season={season}
            index={index}
            isOpen={opened === season.id}
            onToggle={() => onOpen(opened === season.id ? undefined : season.id)}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </ol>
    </SortableList>
  )
}
