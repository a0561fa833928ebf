import { Button, CloseButton } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../../words/use-words.ts'
import { hideToast, onToasts, shownToasts, type Toast } from './shown-toasts.ts'
import css from './toasts.module.css'

/** The messages at the edge of the screen: what was done is told when there is a pause, what failed at once. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts)
  const drawn = (failed: boolean) =>
    toasts.filter((toast) => toast.failed === failed).map((toast) => <Message key={toast.id} toast={toast} />)
  return (
    <div className={css.edge}>
      <div className={css.pile} aria-live="polite">
        {drawn(false)}
      </div>
      <div className={css.pile}>{drawn(true)}</div>
    </div>
  )
}

function Message({ toast: { id, message, failed, milliseconds, action } }: { toast: Toast }) {
  const say = useWords('common')
  const [held, hold] = useState(false)
  // Whoever points at it or stands on it is not done with it.
  useEffect(() => {
    if (held) return
    const end = setTimeout(() => hideToast(id), milliseconds)
    return () => clearTimeout(end)
  }, [held, id, milliseconds])
  const Icon = failed ? IconAlertCircle : IconCheck
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it waits while it is pointed at; nothing is to be pressed.
    <div
      className={css.toast}
      data-failed={failed || undefined}
      role={failed ? 'alert' : undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Icon size={22} stroke={1.8} className={css.icon} aria-hidden="true" />
      <span className={css.words}>{message}</span>
      {action && (
        <Button
          variant="subtle"
          size="compact-md"
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
