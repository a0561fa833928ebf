import { ownerAndAccount } from '../session/session-storage.ts'

/** Whether the operator lets the browser show notifications; `unsupported` also where the page is not secure. */
export type NotificationState = 'unsupported' | 'undecided' | 'allowed' | 'refused'

export function notificationState(): NotificationState {
  if (!('Notification' in window) || !window.isSecureContext) return 'unsupported'
  return STATES[Notification.permission]
}

const STATES = { default: 'undecided', granted: 'allowed', denied: 'refused' } as const

/** Lets the browser ask the operator; to be called on a press. */
export async function requestNotifications(): Promise<NotificationState> {
  await Notification.requestPermission()
  return notificationState()
}

/** Of the newest reservation that this device has shown to its operator. */
const key = (): string => `nelly-notified-reservation-${ownerAndAccount()}`

const lastShown = (): number => Number(localStorage.getItem(key())) || 0

/**
 * Shows a reservation as a notification of the system where that is allowed, once, also with several tabs open and after
 * a reload.
 */
export function showNotification(what: {
  id: number
  title: string
  text: string
  onOpen: () => void
}): void {
  if (notificationState() !== 'allowed' || what.id <= lastShown()) return
  localStorage.setItem(key(), String(what.id))
  try {
    // The same tag in another tab replaces it without a sound.
    const notification = new Notification(what.title, {
      body: what.text,
      tag: `nelly-reservation-${what.id}`,
    })
    notification.onclick = () => {
      window.focus()
      notification.close()
      what.onOpen()
    }
  } catch {
    // Chrome on Android has the interface, but shows them from service workers only; the page tells of it.
  }
}
