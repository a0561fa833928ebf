import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './picture-field.module.css'
import type { FormPicture } from './pictures.ts'

interface PictureTileProps {
  picture: FormPicture
  /** Its place, from 1; the first is the cover. */
  number: number
  mayMove: (by: -1 | 1) => boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One picture with the buttons that move it and take it out. */
export function PictureTile({ picture, number, mayMove, onMove, onRemove }: PictureTileProps) {
  const say = useWords('vehicleForm')
  const chosen = useObjectUrl('file' in picture ? picture.file : undefined)
  const shown = 'stored' in picture ? storedUrl(picture.stored.path) : chosen
  return (
    <li className={css.tile}>
      {shown && <img src={shown} alt={say('picture', { number })} className={css.picture} />}
      {number === 1 && <span className={css.cover}>{say('cover')}</span>}
      <div className={css.tools}>
        <Tool label={say('moveEarlier', { number })} disabled={!mayMove(-1)} onClick={() => onMove(-1)}>
          <IconArrowLeft size={16} />
        </Tool>
        <Tool label={say('moveLater', { number })} disabled={!mayMove(1)} onClick={() => onMove(1)}>
          <IconArrowRight size={16} />
        </Tool>
        <Tool label={say('removePicture', { number })} onClick={onRemove}>
          <IconX size={16} />
        </Tool>
      </div>
    </li>
  )
}

function Tool(props: { label: string; disabled?: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <ActionIcon
      variant="white"
      color="dark"
      size={32}
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </ActionIcon>
  )
}
