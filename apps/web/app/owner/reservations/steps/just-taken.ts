import { DOUBLE_CLICK_MILLISECONDS } from '../../mutations/run-guard.ts'

let takenAt = Number.NEGATIVE_INFINITY

/** Tells that the button of a step took it now. */
export function noteTaken(): void {
  takenAt = performance.now()
}

/** Tells that something else was pressed since. */
export function forgetTaken(): void {
  takenAt = Number.NEGATIVE_INFINITY
}

/**
 * Whether a step was taken so recently that a click may be the second one of a slow double click. The buttons have
 * changed in between: it would take the next step, or that of the card that moved up.
 */
export const isJustTaken = (): boolean => performance.now() - takenAt < DOUBLE_CLICK_MILLISECONDS
