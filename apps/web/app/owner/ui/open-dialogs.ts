let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** The dialog that lies above everything: while it is open, nothing outside it can be seen or pressed. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1)

/** Subscribes to changes; returns the function that unsubscribes. */
export function onOpenDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that a dialog was opened; returns the function that tells that it is closed. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  become([...open, dialog])
  return () => become(open.filter((one) => one !== dialog))
}
