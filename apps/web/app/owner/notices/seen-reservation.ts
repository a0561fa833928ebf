import { ownerId } from '../session/owner-id.ts'

const SEEN_CHANGED = 'nelly-seen-reservation-changed'

const key = (): string => `nelly-seen-reservation-${ownerId()}`

/** The newest reservation that the operator of this device has been told of and has acknowledged; undefined at first. */
export function seenReservation(): number | undefined {
  const stored = localStorage.getItem(key())
  return stored !== null && /^\d{1,10}$/.test(stored) ? Number(stored) : undefined
}

/**
 * Stores that the operator knows of all reservations up to this one, or up to a later one that is stored already; other
 * tabs of the device are told.
 */
export function setSeenReservation(id: number): void {
  localStorage.setItem(key(), String(Math.max(id, seenReservation() ?? 0)))
  window.dispatchEvent(new Event(SEEN_CHANGED))
}

/** Subscribes to changes, in this tab or another; returns the function that unsubscribes. */
export function onSeenReservation(listener: () => void): () => void {
  const events = [SEEN_CHANGED, 'storage']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
