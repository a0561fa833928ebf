import { useSortable } from '@dnd-kit/sortable'
import { useReducedMotion } from '@mantine/hooks'

interface SortableItem {
  id: string
  /** What it is, as screen readers say it: something that can be moved. */
  movable: string
  /** Whether it can't be moved now. */
  isFixed?: boolean
  /** Whether it stands in a grid; else it only moves up and down. */
  isInGrid?: boolean
}

/** An item of a `SortableList`: the properties of its element, and of what it is dragged by. */
export function useSortableItem({ id, movable, isFixed = false, isInGrid = false }: SortableItem) {
  const still = useReducedMotion()
  const { transform, transition, isDragging, attributes, listeners, setNodeRef, setActivatorNodeRef } =
    useSortable({
      id,
      disabled: isFixed,
      attributes: { roleDescription: movable },
      ...(still ? { transition: null } : {}),
    })
  const [x, y] = [isInGrid ? transform?.x : 0, transform?.y]
  return {
    item: {
      ref: setNodeRef,
      'data-dragging': isDragging || undefined,
      style: { transform: transform ? `translate3d(${x}px, ${y}px, 0)` : undefined, transition },
    },
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}
