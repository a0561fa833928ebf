import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'

interface Toast {
  message: string
  /** Accessible name of the button that closes it. */
  close: string
}

const icon = (failed: boolean) => (failed ? <IconAlertCircle size={18} /> : <IconCheck size={18} />)

/** Says at the edge of the screen that something was done. */
export const toastDone = ({ message, close }: Toast): void =>
  void notifications.show({
    message,
    icon: icon(false),
    color: 'petrol',
    closeButtonProps: { 'aria-label': close },
  })

/** Says at the edge of the screen that something failed. */
export const toastFailed = ({ message, close }: Toast): void =>
  void notifications.show({
    message,
    icon: icon(true),
    color: 'red',
    role: 'alert',
    closeButtonProps: { 'aria-label': close },
  })

/** Long enough to be read, reached and pressed. */
const UNDO_MILLISECONDS = 8000

/** Says that something was done and offers to undo it. */
export function toastWithUndo(toast: Toast & { undo: string; onUndo: () => void }): void {
  const id = notifications.show({
    icon: icon(false),
    color: 'petrol',
    autoClose: UNDO_MILLISECONDS,
    closeButtonProps: { 'aria-label': toast.close },
    message: (
      <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
        {toast.message}
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ flex: 'none' }}
          onClick={() => {
            notifications.hide(id)
            toast.onUndo()
          }}
        >
          {toast.undo}
        </Button>
      </span>
    ),
  })
}
