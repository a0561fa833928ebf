import { Button, CloseButton } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../words/use-words.ts'
import { onOpenDialogs, topDialog } from '../open-dialogs.ts'
import { hideToast, onToasts, shownToasts, type Toast } from './shown-toasts.ts'
import css from './toasts.module.css'

/**
 * The notifications: a success is announced politely, an error at once. They are shown at the edge away from the last
 * press, so that they never cover it; while a dialog is open, in that dialog, as everything outside it is inert.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
  const dialog = useSyncExternalStore(onOpenDialogs, topDialog)
  const newest = toasts.at(-1)?.id
  const [atTop, setAtTop] = useState(false)
  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    if (newest !== undefined) setAtTop(pressedInLowerHalf())
  }, [newest])
  const messages = (failed: boolean) =>
    toasts.filter((toast) => toast.failed === failed).map((toast) => <Message key={toast.id} toast={toast} />)
  const edge = (
    <div className={css.edge} data-top={atTop || undefined}>
      <div className={css.pile} aria-live="polite">
        {messages(false)}
      </div>
      <div className={css.pile}>{messages(true)}</div>
    </div>
  )
  return dialog ? createPortal(edge, dialog) : edge
}

function Message({ toast: { id, message, failed, milliseconds, action } }: { toast: Toast }) {
  const say = useWords('common')
  const [focused, setFocused] = useState(false)
  // A pointer may be there by chance; the focus is there on purpose.
  useEffect(() => {
    if (focused) return
    const end = setTimeout(() => hideToast(id), milliseconds)
    return () => clearTimeout(end)
  }, [focused, id, milliseconds])
  const Icon = failed ? IconAlertCircle : IconCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it waits while the keyboard is in it; nothing is to be pressed.
    <div
      className={css.toast}
      data-failed={failed || undefined}
      role={failed ? 'alert' : undefined}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={22} stroke={1.8} className={css.icon} aria-hidden="true" />
      <span className={css.words}>{message}</span>
      {action && (
        <Button
          variant="subtle"
          size="compact-md"
          className={css.action}
          onClick={() => {
            hideToast(id)
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton aria-label={say('closeNotice')} onClick={() => hideToast(id)} />
    </div>
  )
}

/** Where the last press was, in pixels from the top of the window. */
let lastPress = 0

/** Tracks presses by pointer or key; returns the function that stops it. */
function watchPresses(): () => void {
  const onPointer = ({ clientY }: PointerEvent) => {
    lastPress = clientY
  }
  const onKey = () => {
    const focused = document.activeElement?.getBoundingClientRect()
    if (focused) lastPress = focused.top + focused.height / 2
  }
  document.addEventListener('pointerdown', onPointer, { capture: true, passive: true })
  document.addEventListener('keydown', onKey, { capture: true, passive: true })
  return () => {
    document.removeEventListener('pointerdown', onPointer, { capture: true })
    document.removeEventListener('keydown', onKey, { capture: true })
  }
}

const pressedInLowerHalf = (): boolean => lastPress > window.innerHeight / 2
