import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from './dialog.tsx'
import css from './titled-dialog.module.css'

interface TitledDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** Whether it has room for lines of several fields. */
  isWide?: boolean
  children: ReactNode
}

/** A dialog with a form. It is rendered at the end of the page, so that its form is not nested in another one. */
export function TitledDialog({ opened, onClose, title, isWide = false, children }: TitledDialogProps) {
  return createPortal(
    <Dialog opened={opened} onClose={onClose} label={title} isWide={isWide}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </Dialog>,
    document.body,
  )
}
