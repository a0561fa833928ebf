import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import css from './picture-field.module.css'

interface PictureToolsProps {
  place: { number: number; count: number }
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Alternatives to dragging a picture. */
export function PictureTools({ place: { number, count }, onMove, onRemove }: PictureToolsProps) {
  const say = useWords('vehicleForm')
  return (
    <div className={css.tools}>
      <Tool label={say('moveEarlier', { number })} idle={number === 1} onClick={() => onMove(-1)}>
        <IconArrowLeft size={16} />
      </Tool>
      <Tool label={say('moveLater', { number })} idle={number === count} onClick={() => onMove(1)}>
        <IconArrowRight size={16} />
      </Tool>
      <Tool label={say('removePicture', { number })} onClick={onRemove} data-remove>
        <IconX size={16} />
      </Tool>
    </div>
  )
}

interface ToolProps {
  label: string
  /** Has no effect here, but keeps the focus of the button that moved the picture to its end. */
  idle?: boolean
  onClick: () => void
  children: ReactNode
  'data-remove'?: boolean
}

function Tool({ label, idle = false, onClick, children, ...marks }: ToolProps) {
  return (
    <ActionIcon
      variant="white"
      color="dark"
      size={32}
      aria-label={label}
      aria-disabled={idle || undefined}
      data-disabled={idle || undefined}
      onClick={() => !idle && onClick()}
      {...marks}
    >
      {children}
    </ActionIcon>
  )
}
