import type { KnownReservations } from '@nelly/contract/reservations/new-reservations'
import { MOST_KNOWN_RESERVATIONS } from '@nelly/domain/limits'
import { ownerAndAccount } from '../session/session-storage.ts'

const SEEN_CHANGED = 'nelly-seen-reservation-changed'

const key = (): string => `nelly-seen-reservation-${ownerAndAccount()}`

/** The reservations that the operator of this device has been told of and has acknowledged, as text; undefined at first. */
export function storedSeen(): string | undefined {
  const stored = localStorage.getItem(key())
  return stored !== null && /^\d{1,10}(:\d{1,10}(,\d{1,10})*)?$/.test(stored) ? stored : undefined
}

/** Parses that text. */
export function seenIn(stored: string): KnownReservations {
  const [after, known] = stored.split(':')
  return { after: Number(after), known: known ? known.split(',').map(Number) : [] }
}

/** Stores that the operator knows these too; other tabs of the device are told. */
export function addSeen(seen: KnownReservations): void {
  const stored = storedSeen()
  localStorage.setItem(key(), asText(stored === undefined ? seen : both(seenIn(stored), seen)))
  window.dispatchEvent(new Event(SEEN_CHANGED))
}

const asText = ({ after, known }: KnownReservations): string =>
  known.length > 0 ? `${after}:${known}` : String(after)

/** What is known by one or the other. */
function both(one: KnownReservations, other: KnownReservations): KnownReservations {
  const after = Math.max(one.after, other.after)
  const known = new Set([...one.known, ...other.known].filter((id) => id > after))
  return { after, known: [...known].sort((a, b) => b - a).slice(0, MOST_KNOWN_RESERVATIONS) }
}

/** Subscribes to changes, in this tab or another; returns the function that unsubscribes. */
export function onSeen(listener: () => void): () => void {
  const events = [SEEN_CHANGED, 'storage']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
