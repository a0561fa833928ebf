import { TOAST_MILLISECONDS } from '@nelly/domain/limits'

/** A message at the edge of the screen. */
export interface Toast {
  readonly id: number
  readonly message: string
  readonly failed: boolean
  /** How long it stays. */
  readonly milliseconds: number
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

/** Long enough to be read, reached and pressed. */
export const UNDO_MILLISECONDS = 12_000

/** More than these would hide the page: the oldest give way. */
const MOST = 4

let shown: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function become(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** The messages on the screen, the newest last. */
export const shownToasts = (): readonly Toast[] => shown

/** Tells of every change; gives the way to stop it. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a message, for its seconds. */
export function showToast(toast: Omit<Toast, 'id' | 'milliseconds'> & { milliseconds?: number }): void {
  last += 1
  become([...shown, { milliseconds: TOAST_MILLISECONDS, ...toast, id: last }].slice(-MOST))
}

export const hideToast = (id: number): void => become(shown.filter((toast) => toast.id !== id))
