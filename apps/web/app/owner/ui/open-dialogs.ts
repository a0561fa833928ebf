import type { RefObject } from 'react'

interface OpenDialog {
  dialog: HTMLDialogElement
  /** Whether what was typed in it would be lost with it. */
  unsaved: RefObject<boolean>
}

let open: readonly OpenDialog[] = []
const listeners = new Set<() => void>()

function become(next: readonly OpenDialog[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** The dialog that lies above everything: while it is open, nothing outside it can be seen or pressed. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1)?.dialog

/** Whether an open dialog has changes that would be lost with it. */
export const isUnsavedInDialog = (): boolean => open.some(({ unsaved }) => unsaved.current)

/** Subscribes to changes; returns the function that unsubscribes. */
export function onOpenDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that a dialog was opened; returns the function that tells that it is closed. */
export function addOpenDialog(dialog: HTMLDialogElement, unsaved: RefObject<boolean>): () => void {
  become([...open, { dialog, unsaved }])
  return () => become(open.filter((one) => one.dialog !== dialog))
}
