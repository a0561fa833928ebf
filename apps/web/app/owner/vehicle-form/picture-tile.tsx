import { Loader } from '@mantine/core'
import type { Conversion } from '@nelly/contract/specified/vehicles'
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { ConversionMark } from '../conversions/conversion-mark.tsx'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useSortableItem } from '../ui/use-sortable-item.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './picture-field.module.css'
import type { FormPicture } from './pictures.ts'

interface PictureTileProps {
  picture: FormPicture
  /** Its position, from 1, and the number of pictures; the first is the cover. */
  place: { number: number; count: number }
  /** The state of its conversion; undefined where it is not stored. */
  conversion: Conversion | undefined
  /** How much of it has been sent, 0 to 1; undefined where it is not being sent. */
  sent: number | undefined
  /** Whether it can't be moved, as while pictures are sent. */
  fixed: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One picture: it can be dragged, and has buttons that move and remove it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, place, fixed } = props
  const t = useWords('vehicleForm')
  const { number } = place
  const { item, grip } = useSortableItem({
    id: picture.key,
    movable: t('movable'),
    isFixed: fixed,
    isInGrid: true,
  })
  return (
    <li {...item} className={css.tile}>
      <button
        type="button"
        className={css.handle}
        {...grip}
        aria-label={number === 1 ? t('coverPicture', { number }) : t('picture', { number })}
      >
        <Shown picture={picture} />
      </button>
      {number === 1 && (
        <span className={css.cover} aria-hidden="true">
          {t('cover')}
        </span>
      )}
      <ConversionMark conversion={props.conversion} />
      <Foot {...props} />
    </li>
  )
}

function Shown({ picture }: { picture: FormPicture }) {
  const chosen = useObjectUrl('file' in picture ? picture.file : undefined)
  const shown = 'stored' in picture ? storedUrl(picture.stored.path) : chosen
  return shown ? <img src={shown} alt="" className={css.picture} draggable={false} /> : null
}

/** The lower edge of a picture: that it is being checked, its progress, or its buttons. */
function Foot({ picture, place, sent, fixed, onMove, onRemove }: PictureTileProps) {
  const t = useWords('vehicleForm')
  if ('file' in picture && !picture.checked) {
    return (
      <span className={css.checking} role="status">
        <Loader size={16} /> {t('checking')}
      </span>
    )
  }
  if (sent !== undefined) {
    return (
      <span className={css.sent} aria-hidden="true">
        <progress value={sent} max={1} />
      </span>
    )
  }
  return fixed ? null : <PictureTools place={place} onMove={onMove} onRemove={onRemove} />
}

interface PictureToolsProps {
  place: { number: number; count: number }
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Alternatives to dragging a picture. */
function PictureTools({ place: { number, count }, onMove, onRemove }: PictureToolsProps) {
  const t = useWords('vehicleForm')
  return (
    <div className={css.tools}>
      <IconButton
        {...TOOL}
        Icon={IconArrowLeft}
        label={t('moveEarlier', { number })}
        isIdle={number === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        {...TOOL}
        Icon={IconArrowRight}
        label={t('moveLater', { number })}
        isIdle={number === count}
        onClick={() => onMove(1)}
      />
      <IconButton
        {...TOOL}
        Icon={IconX}
        label={t('removePicture', { number })}
        onClick={onRemove}
        data-remove
      />
    </div>
  )
}

const TOOL = { variant: 'white', color: 'dark', size: 32, iconSize: 16 } as const
