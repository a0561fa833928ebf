import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useWords } from '../words/use-words.ts'

/** What screen readers hear while something is moved in a list of these. */
export function useOrderWords(ids: readonly string[]): Announcements {
  const t = useWords('site.list')
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  return {
    onDragStart: () => undefined,
    onDragOver: ({ over }) => (over ? t('over', { to: placeOf(over.id), count: ids.length }) : undefined),
    onDragEnd: ({ over }) => (over ? t('moved', { to: placeOf(over.id), count: ids.length }) : undefined),
    onDragCancel: () => t('putBack'),
  }
}
