import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from './dialog.tsx'
import css from './titled-dialog.module.css'

interface TitledDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A dialog that asks for something. It stands at the page's end, so that its form is in no other form. */
export function TitledDialog({ opened, onClose, title, children }: TitledDialogProps) {
  return createPortal(
    <Dialog opened={opened} onClose={onClose} label={title}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </Dialog>,
    document.body,
  )
}
