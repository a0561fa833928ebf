import { type ReactNode, useEffect, useRef } from 'react'
import css from './dialog.module.css'

interface DialogProps {
  opened: boolean
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed?: () => void
  /** Its accessible name. */
  label: string
  /** Its position on the screen; centred by default. */
  className?: string | undefined
  /** Whether it has room for lines of several fields. */
  isWide?: boolean
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape or a click beside it, and restores the focus.
 * The first focusable element in it gets the focus.
 */
export function Dialog({
  opened,
  onClose,
  onClosed,
  label,
  className = css.middle,
  isWide = false,
  children,
}: DialogProps) {
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
      className={`${css.dialog} ${className}${isWide ? ` ${css.wide}` : ''}`}
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
