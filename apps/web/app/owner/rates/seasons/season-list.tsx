import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { withMovedSeason } from './season-edits.ts'
import { SeasonItem } from './season-item.tsx'
import css from './seasons.module.css'

interface SeasonListProps {
  /** The season whose form is open. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The seasons; their order is changed by dragging, the keyboard or buttons. */
export function SeasonList({ opened, onOpen }: SeasonListProps) {
  const say = useWords('rates')
  const { rates, edit } = useRates()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = rates.seasons.map(({ id }) => id)
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const move = (from: number, to: number) => edit((now) => withMovedSeason(now, from, to))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const announcements: Announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ over }) =>
      over ? say('season.over', { to: placeOf(over.id), count: ids.length }) : undefined,
    onDragEnd: ({ over }) =>
      over ? say('season.moved', { to: placeOf(over.id), count: ids.length }) : undefined,
    onDragCancel: () => say('season.putBack'),
  }
  return (
    <DndContext
      id="seasons"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: say('season.dragHint') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={css.seasons}>
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
      </SortableContext>
    </DndContext>
  )
}
