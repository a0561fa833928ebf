import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useWords } from '../words/use-words.ts'
import type { FormPicture } from './pictures.ts'

/** What is said of a picture that is being moved, to who can't see it. */
export function useMoveWords(pictures: readonly FormPicture[]): Announcements {
  const say = useWords('vehicleForm')
  const count = pictures.length
  const placeOf = (id: UniqueIdentifier) => pictures.findIndex(({ key }) => key === id) + 1
  return {
    // The first place that it comes over is its own: what is said there is said of the taking.
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
