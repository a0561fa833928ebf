import { type TakenStep, takeReservationStep } from '@nelly/contract/reservations/steps'
import type { ReservationId } from '@nelly/domain/ids'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { useWords } from '../../words/use-words.ts'
import { forgetTaken } from './just-taken.ts'

/** A step that the operator takes with a reservation as they see it. */
export interface StepWish {
  id: number
  /** That of the reservation on the screen: where somebody else was faster, the step is refused. */
  revision: number
  step: TakenStep
  note?: string | undefined
  reason?: Exclude<OperatorCancellationReason, 'no-show'> | undefined
  /** When it happened, as an instant; now where it is missing. */
  at?: string | undefined
}

/** The step that takes back a step. */
const UNDONE_BY: Partial<Record<TakenStep, TakenStep>> = {
  hand_over: 'undo_hand_over',
  take_back: 'undo_take_back',
  close: 'reopen',
}

/**
 * Takes a step once, however often its button is pressed, and offers to undo it where that is possible. Whatever comes of
 * it, the reservation is shown as it is then.
 */
export function useTakeStep({ onTaken }: { onTaken?: () => void } = {}) {
  const t = useWords('steps')
  const taking = useAction({
    runAgain: 'after-double-click',
    run: ({ id, isUndo, ...body }: StepWish & { isUndo?: boolean }) =>
      callApi(takeReservationStep, { params: { reservationId: id as ReservationId }, body }),
    subject: 'reservations',
    done: (_, { step }) => t(`done.${step}`),
    undo: ({ id, revision }, { step }) => {
      const undo = UNDONE_BY[step]
      return undo && { id, revision, step: undo, isUndo: true }
    },
    failed: t('failed'),
    onDone: (_, { isUndo }) => (isUndo ? forgetTaken() : onTaken?.()),
  })
  return {
    take: (wish: StepWish) => taking.mutate(wish),
    /** The step that is being taken. */
    taking: taking.isPending ? taking.variables.step : undefined,
    /** What is wrong with the time at which the last step is said to have happened. */
    timeError: fieldErrorsOf<'at'>(taking.error).at,
  }
}
