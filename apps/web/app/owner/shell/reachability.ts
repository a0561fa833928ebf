let reachable = true
const listeners = new Set<() => void>()

/** Whether the server answered the last call. */
export const isServerReachable = (): boolean => reachable

/** Subscribes to changes; returns the function that unsubscribes. */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setServerReachable(now: boolean): void {
  if (now === reachable) return
  reachable = now
  for (const listener of listeners) listener()
}
