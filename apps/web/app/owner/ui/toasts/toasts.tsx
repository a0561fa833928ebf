import { Button, CloseButton } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../words/use-words.ts'
import { onOpenDialogs, topDialog } from '../open-dialogs.ts'
import { hideToast, onToasts, shownToasts, type Toast } from './shown-toasts.ts'
import css from './toasts.module.css'
import { useFreePlace } from './use-free-place.ts'

/**
 * The notifications: a success is announced politely, an error at once. They are shown where they cover no control, if
 * possible at the edge away from the last press; while a dialog is open, in that dialog, as everything outside it is inert.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
  const dialog = useSyncExternalStore(onOpenDialogs, topDialog)
  const newest = toasts.at(-1)?.id
  const pile = useRef<HTMLDivElement>(null)
  const place = useFreePlace(pile, { newest, dialog })
  const messages = (failed: boolean) =>
    toasts.filter((toast) => toast.failed === failed).map((toast) => <Message key={toast.id} toast={toast} />)
  const shown = (
    <div
      ref={pile}
      className={css.pile}
      style={place && { [place.edge]: place.distance, [place.side]: place.indent }}
    >
      <div aria-live="polite">{messages(false)}</div>
      {messages(true)}
    </div>
  )
  return dialog ? createPortal(shown, dialog) : shown
}

function Message({ toast: { id, message, failed, milliseconds, action } }: { toast: Toast }) {
  const t = useWords('common')
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
      <Icon size={22} stroke={1.8} className="sign" aria-hidden="true" />
      <span className="grow">{message}</span>
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
      <CloseButton aria-label={t('closeNotice')} onClick={() => hideToast(id)} />
    </div>
  )
}
