import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { rectSortingStrategy } from '@dnd-kit/sortable'
import type { Conversion } from '@nelly/contract/specified/vehicles'
import { SortableList } from '../ui/sortable-list.tsx'
import { useWords } from '../words/use-words.ts'
import css from './picture-field.module.css'
import { PictureTile } from './picture-tile.tsx'
import type { FormPicture } from './pictures.ts'

interface PictureTilesProps {
  pictures: readonly FormPicture[]
  /** The conversions of stored pictures, by their ids. */
  conversions: ReadonlyMap<number, Conversion>
  sent: ReadonlyMap<string, number> | undefined
  onDrag: (from: number, to: number) => void
  onStep: (from: number, by: -1 | 1) => void
  onRemove: (index: number) => void
}

/** The pictures in their order, which is changed by dragging, the keyboard or buttons. */
export function PictureTiles({ pictures, conversions, sent, onDrag, onStep, onRemove }: PictureTilesProps) {
  const t = useWords('vehicleForm')
  const announcements = useMoveWords(pictures)
  return (
    <SortableList
      id="pictures"
      items={pictures.map(({ key }) => key)}
      strategy={rectSortingStrategy}
      hint={t('orderHint')}
      announcements={announcements}
      onMove={onDrag}
    >
      <ol className={css.tiles}>
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            place={{ number: index + 1, count: pictures.length }}
            conversion={'stored' in picture ? conversions.get(picture.stored.id) : undefined}
            sent={sent?.get(picture.key)}
            fixed={sent !== undefined}
            onMove={(by) => onStep(index, by)}
            onRemove={() => onRemove(index)}
          />
        ))}
      </ol>
    </SortableList>
  )
}

/** The screen reader's announcements while a picture is moved. */
function useMoveWords(pictures: readonly FormPicture[]): Announcements {
  const t = useWords('vehicleForm')
  const count = pictures.length
  const placeOf = (id: UniqueIdentifier) => pictures.findIndex(({ key }) => key === id) + 1
  return {
    // The first place that it is dragged over is its own: the announcement of picking it up stands.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      const to = placeOf(over.id)
      return over.id === active.id ? t('taken', { number: to }) : t('over', { to, count })
    },
    onDragEnd: ({ over }) => (over ? t('movedTo', { to: placeOf(over.id), count }) : undefined),
    onDragCancel: ({ active }) => t('putBack', { number: placeOf(active.id) }),
  }
}
