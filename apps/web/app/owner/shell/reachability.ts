let reachable = true
const listeners = new Set<() => void>()

/** Whether the server answered when it was last called. */
export const isServerReachable = (): boolean => reachable

/** Tells of every change; gives the way to stop it. */
export function onReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setServerReachable(now: boolean): void {
  if (now === reachable) return
  reachable = now
  for (const listener of listeners) listener()
}
