import type { CancelledDetails, ReservationEventKind } from './reservation-event.ts'
import type { ReservationStatus } from './reservation-status.ts'

/** What a customer is told of the life of their reservation. */
export type VisitorStep =
  | 'requested'
  | 'reserved'
  | 'confirmed'
  | 'changed'
  | 'asked'
  | 'answered'
  | 'out'
  | 'returned'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'withdrawn'

/** A step, and when it was taken. */
export interface VisitorStepAt {
  readonly step: VisitorStep
  readonly at: Date
}

interface TimelineEvent {
  readonly kind: ReservationEventKind
  readonly at: Date
  readonly reason: string | null
  readonly details: object | null
}

/** The events that customers are told of, by their kind. */
const TOLD: Partial<Record<ReservationEventKind, VisitorStep>> = {
  confirmed: 'confirmed',
  changed: 'changed',
  'change-requested': 'asked',
  'change-answered': 'answered',
  'handed-over': 'out',
  'taken-back': 'returned',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  deleted: 'withdrawn',
}

/** The events that undo the last one of another kind. */
const UNDONE: Partial<Record<ReservationEventKind, VisitorStep>> = {
  'hand-over-undone': 'out',
  'take-back-undone': 'returned',
  'change-undone': 'changed',
  restored: 'withdrawn',
}

/** Whether a reservation began as a request: it waits for its answer, had one, or was cancelled before. What is made at the desk never does. */
const wasRequested = (status: ReservationStatus, events: readonly TimelineEvent[]): boolean =>
  status === 'requested' ||
  events.some(
    ({ kind, reason, details }) =>
      kind === 'declined' ||
      kind === 'expired' ||
      (kind === 'confirmed' && reason !== 'desk') ||
      (kind === 'cancelled' && (details as CancelledDetails | null)?.wasRequest === true),
  )

/**
 * The life of a reservation as its customer may read it: no notes, no names, nothing of units, and without what was undone. The
 * oldest first, as `events` are.
 *
 * Source: rules.md, "The life of a reservation".
 */
export function visitorTimeline(
  { createdAt, status }: { readonly createdAt: Date; readonly status: ReservationStatus },
  events: readonly TimelineEvent[],
): VisitorStepAt[] {
  const first = wasRequested(status, events) ? 'requested' : 'reserved'
  const steps: VisitorStepAt[] = [{ step: first, at: createdAt }]
  for (const { kind, at, reason } of events) {
    const undone = UNDONE[kind]
    const undoneIndex = steps.findLastIndex((one) => one.step === undone)
    if (undoneIndex > 0) steps.splice(undoneIndex, 1)
    const step = TOLD[kind]
    if (step && !(kind === 'confirmed' && reason === 'desk')) steps.push({ step, at })
  }
  return steps
}

/** Where the last wish for a change stands: since when it waits, or how and when it was answered. */
export interface WishStanding<At> {
  readonly state: 'waits' | 'changed' | 'answered'
  readonly at: At
}

/**
 * The last wish for a change among what a customer is told, the oldest first; undefined where there is none.
 *
 * Source: rules.md, "Asking for a change".
 */
export function wishStanding<At>(
  steps: readonly { readonly step: VisitorStep; readonly at: At }[],
): WishStanding<At> | undefined {
  const index = steps.findLastIndex(({ step }) => step === 'asked')
  const asked = steps[index]
  if (!asked) return undefined
  for (const { step, at } of steps.slice(index + 1))
    if (step === 'changed' || step === 'answered') return { state: step, at }
  return { state: 'waits', at: asked.at }
}
