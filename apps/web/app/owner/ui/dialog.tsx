import { type ReactNode, useEffect, useRef } from 'react'
import css from './dialog.module.css'

interface DialogProps {
  opened: boolean
  onClose: () => void
  /** Told when it is gone and the keyboard is back where it was. */
  onClosed?: () => void
  /** Its accessible name. */
  label: string
  /** How it lies on the screen; in the middle unless told. */
  className?: string | undefined
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the keyboard inside, goes at Escape or a press beside it, and gives the focus back.
 * The first thing in it that takes the keyboard gets it.
 */
export function Dialog({ opened, onClose, onClosed, label, className = css.middle, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (opened && !current?.open) current?.showModal()
    if (!opened && current?.open) current.close()
  }, [opened])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      ref={dialog}
      className={`${css.dialog} ${className}`}
      aria-label={label}
      onClose={() => {
        if (opened) onClose()
        onClosed?.()
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {opened && children}
    </dialog>
  )
}
