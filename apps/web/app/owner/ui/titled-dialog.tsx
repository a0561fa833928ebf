import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from './dialog.tsx'
import { LazyContent } from './lazy-content.tsx'

interface TitledDialogProps {
  opened: boolean
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed?: (() => void) | undefined
  title: string
  /** Whether it has room for lines of several fields. */
  isWide?: boolean
  children: ReactNode
}

/**
 * A dialog with a form. It is rendered at the end of the page, so that its form is not nested in another one. A form may
 * be loaded when it is needed.
 */
export function TitledDialog({
  opened,
  onClose,
  onClosed,
  title,
  isWide = false,
  children,
}: TitledDialogProps) {
  return createPortal(
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} label={title} isWide={isWide}>
      <h2 className="heading">{title}</h2>
      <LazyContent>{children}</LazyContent>
    </Dialog>,
    document.body,
  )
}
