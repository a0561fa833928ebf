import { Text, VisuallyHidden } from '@mantine/core'
import type { OwnedPicture } from '@nelly/contract/specified/vehicle-mapper'
import { IconCameraPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ConversionLine } from '../conversions/conversion-line.tsx'
import { PictureZone } from '../ui/picture-zone.tsx'
import { useWords } from '../words/use-words.ts'
import css from './picture-field.module.css'
import { PictureTiles } from './picture-tiles.tsx'
import type { PicturesState } from './use-pictures.ts'

interface PictureFieldProps {
  pictures: PicturesState
  /** The vehicle's current pictures. */
  stored: readonly OwnedPicture[]
  /** How much of each picture has been sent, 0 to 1, by its key; undefined while nothing is sent. */
  sent: ReadonlyMap<string, number> | undefined
}

/** A vehicle's pictures: dropped or chosen, sorted, removed. */
export function PictureField({ pictures, stored, sent }: PictureFieldProps) {
  const t = useWords('vehicleForm')
  const field = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const { all, error } = pictures
  /** The drag-and-drop library announces a picture that is dragged. */
  const step = (from: number, by: -1 | 1) => {
    pictures.move(from, from + by)
    announce(t('movedTo', { to: from + by + 1, count: all.length }))
  }
  /** The pressed button disappears with its picture: the next one, or the drop zone, gets the focus. */
  const remove = (index: number) => {
    const picture = all[index]
    if (!picture) return
    pictures.remove(picture.key)
    requestAnimationFrame(() => {
      const buttons = field.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)]
      const zone = field.current?.querySelector<HTMLElement>('button:last-of-type')
      ;(next ?? zone)?.focus()
    })
  }
  return (
    <div ref={field}>
      {all.length > 0 && (
        <PictureTiles
          pictures={all}
          conversions={new Map(stored.map(({ id, conversion }) => [id, conversion]))}
          sent={sent}
          onDrag={pictures.move}
          onStep={step}
          onRemove={remove}
        />
      )}
      <ConversionLine pictures={stored} />
      <PictureZone
        label={t('drop')}
        multiple
        slim={all.length > 0}
        faultId={error ? 'picture-error' : undefined}
        onPictures={pictures.add}
      >
        <IconCameraPlus size={28} stroke={1.5} aria-hidden="true" />
        <span style={{ color: 'var(--ink)' }}>{t('drop')}</span>
        <span className="muted">
          {t('dropHint')} {t('pictureCount', { count: all.length })}
        </span>
      </PictureZone>
      <div className={css.fault}>
        {error && (
          <Text id="picture-error" role="alert" c="var(--mantine-color-error)" size="sm">
            {error}
          </Text>
        )}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
