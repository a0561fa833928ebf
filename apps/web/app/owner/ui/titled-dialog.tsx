import { type ReactNode, type RefObject, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../words/use-words.ts'
import { Dialog } from './dialog.tsx'
import { Loading } from './loading.tsx'
import css from './titled-dialog.module.css'

interface TitledDialogProps {
  opened: boolean
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed?: (() => void) | undefined
  title: string
  /** Whether what was typed in it would be lost: then it asks before it closes. */
  unsaved?: RefObject<boolean>
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
  unsaved,
  isWide = false,
  children,
}: TitledDialogProps) {
  const t = useWords('common')
  return createPortal(
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      label={title}
      unsaved={unsaved}
      isWide={isWide}
    >
      <h2 className={css.title}>{title}</h2>
      <Suspense fallback={<Loading words={t('loading')} />}>{children}</Suspense>
    </Dialog>,
    document.body,
  )
}
