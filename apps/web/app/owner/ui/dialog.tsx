import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useWords } from '../words/use-words.ts'
import css from './dialog.module.css'
import { isBeside } from './is-beside.ts'
import { ask } from './question/open-question.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
  /** Called after it is closed and the focus is back where it was. */
  onClosed?: () => void
  /** Its accessible name. */
  label: string
  /** Its position on the screen; centred by default. */
  className?: string | undefined
  /** Whether what was typed in it would be lost: then Escape, or a press beside it, asks first. */
  unsaved?: RefObject<boolean> | undefined
  /** Whether it has room for lines of several fields. */
  isWide?: boolean
  children: ReactNode
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape or a press that begins and ends beside it, and restores the focus.
 * The first focusable element in it gets the focus.
 */
export function Dialog({
  opened,
  onClose,
  onClosed,
  label,
  className = css.middle,
  unsaved,
  isWide = false,
  children,
}: DialogProps) {
  const say = useWords('drafts')
  /** Whether the press that is going on began beside it. */
  const isPressedBeside = useRef(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (opened && !current?.open) current?.showModal()
    if (!opened && current?.open) current.close()
  }, [opened])
  /** Closes it, or asks first. */
  const leave = () => {
    if (!unsaved?.current) return onClose()
    ask({
      title: say('closeTitle'),
      question: say('closeQuestion'),
      confirm: say('close'),
      cancel: say('stay'),
      destroys: true,
      onConfirm: onClose,
    })
  }
  const isOutside = ({ target, currentTarget, clientX, clientY }: Press) =>
    target === currentTarget && isBeside(currentTarget.getBoundingClientRect(), { x: clientX, y: clientY })
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
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !unsaved?.current) return
        event.preventDefault()
        leave()
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isPressedBeside.current && isOutside(event)) leave()
      }}
    >
      {opened && children}
    </dialog>
  )
}

type Press = Pick<PointerEvent<HTMLDialogElement>, 'target' | 'currentTarget' | 'clientX' | 'clientY'>
