import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, type SortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

interface SortableListProps {
  /** Names the list among those of the page. */
  id: string
  /** The items, in their order. */
  items: readonly string[]
  strategy: SortingStrategy
  /** How an item is moved by the keyboard, for screen readers. */
  hint: string
  announcements: Announcements
  onMove: (from: number, to: number) => void
  /** A list whose items use `useSortableItem`. */
  children: ReactNode
}

/** A list whose order is changed by the mouse, by touch or by the keyboard. */
export function SortableList({
  id,
  items,
  strategy,
  hint,
  announcements,
  onMove,
  children,
}: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onMove(items.indexOf(String(active.id)), items.indexOf(String(over.id)))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: hint } }}
    >
      <SortableContext items={[...items]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
