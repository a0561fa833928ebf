import { TOAST_MILLISECONDS } from '@nelly/domain/limits'

/** A notification at the edge of the screen. */
export interface Toast {
  readonly id: number
  readonly message: string
  readonly failed: boolean
  /** How long it is shown. */
  readonly milliseconds: number
  /** Its action. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** Long enough to be read, reached and pressed. */
export const UNDO_MILLISECONDS = 12_000

/** More than these would hide the page: the oldest are removed. */
const MOST = 4

let shown: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function become(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** The visible notifications, the newest last. */
export const shownToasts = (): readonly Toast[] => shown

/** Subscribes to changes; returns the function that unsubscribes. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a notification for its duration. */
export function showToast(toast: Omit<Toast, 'id' | 'milliseconds'> & { milliseconds?: number }): void {
  last += 1
  become([...shown, { milliseconds: TOAST_MILLISECONDS, ...toast, id: last }].slice(-MOST))
}

export const hideToast = (id: number): void => become(shown.filter((toast) => toast.id !== id))
