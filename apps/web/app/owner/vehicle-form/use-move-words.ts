import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useWords } from '../words/use-words.ts'
import type { FormPicture } from './pictures.ts'

/** The screen reader's announcements while a picture is moved. */
export function useMoveWords(pictures: readonly FormPicture[]): Announcements {
  const say = useWords('vehicleForm')
  const count = pictures.length
  const placeOf = (id: UniqueIdentifier) => pictures.findIndex(({ key }) => key === id) + 1
  return {
    // The first place that it is dragged over is its own: the announcement of picking it up stands.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      const to = placeOf(over.id)
      return over.id === active.id ? say('taken', { number: to }) : say('over', { to, count })
    },
    onDragEnd: ({ over }) => (over ? say('movedTo', { to: placeOf(over.id), count }) : undefined),
    onDragCancel: ({ active }) => say('putBack', { number: placeOf(active.id) }),
  }
}
