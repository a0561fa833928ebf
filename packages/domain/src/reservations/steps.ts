import { ok, type Result, refuse } from '../result.ts'
import type { ReservationActor } from './reservation-event.ts'
import type { ReservationStatus } from './reservation-status.ts'

/** What somebody does with a reservation that takes it from one status to another. */
export const STEPS = [
  'confirm',
  'decline',
  'expire',
  'cancel',
  'no_show',
  'hand_over',
  'undo_hand_over',
  'take_back',
  'undo_take_back',
  'close',
  'reopen',
] as const
export type Step = (typeof STEPS)[number]

/** Who may take a step: the business, the visitor by their link, or the product itself. */
type StepTaker = 'operator' | 'visitor' | 'system'

interface StepRule {
  readonly from: readonly ReservationStatus[]
  readonly to: ReservationStatus
  readonly by: readonly StepTaker[]
}

/**
 * Which step may follow which status, and who may take it. What the clock and the fees add is said by the step's own
 * rules.
 *
 * Source: rules.md, "The life of a reservation".
 */
export const STEP_RULES: Readonly<Record<Step, StepRule>> = {
  confirm: { from: ['requested'], to: 'confirmed', by: ['operator'] },
  decline: { from: ['requested'], to: 'declined', by: ['operator'] },
  expire: { from: ['requested'], to: 'expired', by: ['system'] },
  cancel: { from: ['requested', 'confirmed'], to: 'cancelled', by: ['operator', 'visitor'] },
  no_show: { from: ['confirmed'], to: 'no_show', by: ['operator'] },
  hand_over: { from: ['confirmed'], to: 'out', by: ['operator'] },
  undo_hand_over: { from: ['out'], to: 'confirmed', by: ['operator'] },
  take_back: { from: ['out'], to: 'returned', by: ['operator'] },
  undo_take_back: { from: ['returned'], to: 'out', by: ['operator'] },
  close: { from: ['returned'], to: 'closed', by: ['operator'] },
  reopen: { from: ['closed'], to: 'returned', by: ['operator'] },
}

/** Who takes a step, by the kind of the actor. */
const takerOf = (kind: ReservationActor['kind']): StepTaker =>
  kind === 'visitor' || kind === 'system' ? kind : 'operator'

/** The steps that somebody may take from a status, in the order of `STEPS`. */
export const possibleSteps = (status: ReservationStatus, by: ReservationActor['kind']): Step[] =>
  STEPS.filter((step) => STEP_RULES[step].from.includes(status) && STEP_RULES[step].by.includes(takerOf(by)))

/**
 * The status after a step. Refused as `step-not-possible` where the table doesn't allow it; a step that was already
 * taken is refused as well.
 */
export const statusAfter = (
  status: ReservationStatus,
  step: Step,
  by: ReservationActor['kind'],
): Result<ReservationStatus, 'step-not-possible'> =>
  possibleSteps(status, by).includes(step) ? ok(STEP_RULES[step].to) : refuse('step-not-possible')
