import type { ReservationEventKind } from './reservation-event.ts'
import { type ReservationState, stateForVisitor } from './reservation-state.ts'
import type { ReservationStatus } from './reservation-status.ts'

/** How often a customer may ask for a change of a reservation within a day: each wish is a mail to the operator. */
export const MAX_WISHES_A_DAY = 3

/** The characters of a wish. */
export const MAX_WISH = 1000

const DAY_MS = 24 * 60 * 60 * 1000

/** Why a customer may not ask for a change: it is over or cancelled, or they have asked too often. */
export type WishRefusal = 'over' | 'too-many-wishes'

/** A reservation, and when its customer has asked for changes. */
interface Wishing {
  readonly state: ReservationState
  readonly status: ReservationStatus
  readonly askedAt: readonly Date[]
}

/**
 * Why a customer may not ask for a change of a reservation now; undefined where they may.
 *
 * Source: rules.md, "Asking for a change".
 */
export function wishRefusal({ state, status, askedAt }: Wishing, now: Date): WishRefusal | undefined {
  const seen = stateForVisitor(state, status)
  if (seen !== 'confirmed' && seen !== 'under-way') return 'over'
  const ofDay = askedAt.filter((at) => now.getTime() - at.getTime() < DAY_MS)
  return ofDay.length < MAX_WISHES_A_DAY ? undefined : 'too-many-wishes'
}

/** What opens a wish, closes it, and opens it again. */
const OF_WISHES: readonly ReservationEventKind[] = [
  'change-requested',
  'changed',
  'change-answered',
  'change-undone',
]

/**
 * The last wish for a change, unless the reservation was changed or the wish answered after it; a change that was undone is none.
 * Events are the oldest first.
 */
export function openWish<E extends { readonly kind: ReservationEventKind }>(
  events: readonly E[],
): E | undefined {
  const ofWishes = events.filter(({ kind }) => OF_WISHES.includes(kind))
  const last = ofWishes.findLast(
    ({ kind }, index) => kind !== 'change-undone' && ofWishes[index + 1]?.kind !== 'change-undone',
  )
  return last?.kind === 'change-requested' ? last : undefined
}
