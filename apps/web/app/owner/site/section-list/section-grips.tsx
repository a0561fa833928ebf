import { verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Section } from '@nelly/domain/site/sections'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Grip } from '../../ui/grip.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { useSortableItem } from '../../ui/use-sortable-item.ts'
import { useWords } from '../../words/use-words.ts'
import { useOrderWords } from '../use-order-words.ts'
import { useSectionName } from './use-section-name.ts'

export interface SectionGripsProps {
  /** The list, whose items have a place for a grip each. */
  list: HTMLElement
  sections: readonly Section[]
  onMove: (from: number, to: number) => void
}

/**
 * The grips of a list of sections, by which they are dragged. They are put into items that are there already, so that those
 * and the form that is open in one stay as they are when dragging is loaded.
 */
export function SectionGrips({ list, sections, onMove }: SectionGripsProps) {
  const t = useWords('site')
  const nameOf = useSectionName()
  const ids: string[] = sections.map(({ id }) => id)
  const [places, setPlaces] = useState<ReadonlyMap<string, HTMLElement>>(new Map())
  const order = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are other items when their order changed.
  useLayoutEffect(() => {
    const found = [...list.querySelectorAll<HTMLElement>('[data-grip]')]
    setPlaces(new Map(found.map((place) => [place.dataset.grip ?? '', place])))
  }, [list, order])
  return (
    <SortableList
      id="sections"
      items={ids}
      strategy={verticalListSortingStrategy}
      hint={t('list.dragHint')}
      announcements={useOrderWords(ids)}
      onMove={onMove}
    >
      {sections.map((section) => {
        const place = places.get(section.id)
        if (!place) return null
        const grip = (
          <SectionGrip id={section.id} label={t('list.drag', { name: nameOf(section) })} place={place} />
        )
        return createPortal(grip, place, section.id)
      })}
    </SortableList>
  )
}

interface SectionGripProps {
  id: string
  label: string
  place: HTMLElement
}

function SectionGrip({ id, label, place }: SectionGripProps) {
  const t = useWords('site')
  const sortable = useSortableItem({ id, movable: t('list.movable') })
  const item = place.closest('li')
  const grip = useRef<HTMLButtonElement>(null)
  const { ref: setItem, 'data-dragging': isDragging = false } = sortable.item
  const { transform, transition } = sortable.item.style
  const { ref: setGrip, ...pressed } = sortable.grip
  useLayoutEffect(() => {
    setItem(item)
    setGrip(grip.current)
  }, [setItem, setGrip, item])
  // The grip that it hides may have the focus.
  useLayoutEffect(() => {
    if (place.contains(document.activeElement)) grip.current?.focus()
  }, [place])
  useLayoutEffect(() => {
    if (!item) return
    item.style.transform = transform ?? ''
    item.style.transition = transition ?? ''
    item.toggleAttribute('data-dragging', isDragging)
  }, [item, transform, transition, isDragging])
  return <Grip ref={grip} {...pressed} label={label} />
}
