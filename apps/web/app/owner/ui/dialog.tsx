import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import css from './dialog.module.css'
import { isBeside } from './is-beside.ts'
import { addOpenDialog } from './open-dialogs.ts'
import { useLeave } from './use-leave.ts'
import { UnsavedContext } from './use-unsaved.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed?: (() => void) | undefined
  /** Its accessible name. */
  label: string
  /** Its position on the screen; centred by default. */
  className?: string | undefined
  /** Whether it has room for lines of several fields. */
  isWide?: boolean
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape or a press that begins and ends beside it, and restores the focus.
 * The first focusable element in it gets the focus. Where what was typed in it would be lost, it asks before it closes.
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
  /** Whether the press that is going on began beside it. */
  const isPressedBeside = useRef(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const unsaved = useRef(false)
  useEffect(() => {
    const { current } = dialog
    if (opened && !current?.open) current?.showModal()
    if (!opened && current?.open) current.close()
    return opened && current ? addOpenDialog(current, unsaved) : undefined
  }, [opened])
  const leave = useLeave(onClose, unsaved)
  const isOutside = ({ target, currentTarget, clientX, clientY }: Press) =>
    target === currentTarget && isBeside(currentTarget.getBoundingClientRect(), { x: clientX, y: clientY })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      ref={dialog}
      className={`${css.dialog} ${className}${isWide ? ` ${css.wide}` : ''}`}
      aria-label={label}
      onClose={(event) => {
        // A dialog within it that closes is not its own end: React passes the event on.
        if (event.target !== event.currentTarget) return
        if (opened) onClose()
        onClosed?.()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        // It is closed by `opened` alone: until its owner has heard of it, a press on what opens it would be taken for a second one.
        event.preventDefault()
        leave()
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isOutside(event)
      }}
      onClick={(event) => {
        // The second of two clicks on a button that the first has moved is not meant to leave.
        if (isPressedBeside.current && isOutside(event) && event.detail < 2) leave()
      }}
    >
      {opened && <UnsavedContext value={unsaved}>{children}</UnsavedContext>}
    </dialog>
  )
}

type Press = Pick<PointerEvent<HTMLDialogElement>, 'target' | 'currentTarget' | 'clientX' | 'clientY'>
