import { type Correction, type TakenStep, takeReservationStep } from '@nelly/contract/reservations/steps'
import type { ReservationId } from '@nelly/domain/ids'
import type { OperatorCancellationReason } from '@nelly/domain/reservations/operator-cancellation'
import { ApiProblem } from '../../../api/api-problem.ts'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { ask } from '../../ui/question/open-question.ts'
import { useWords } from '../../words/use-words.ts'
import { forgetTaken } from './just-taken.ts'

/** A step that the operator takes with a reservation as they see it. */
export interface StepWish {
  id: number
  /** That of the reservation on the screen: where somebody else was faster, the step is refused. */
  revision: number
  step: TakenStep | Correction
  note?: string | undefined
  reason?: Exclude<OperatorCancellationReason, 'no-show'> | undefined
  /** When it happened, as an instant; now where it is missing. */
  at?: string | undefined
  /** What was read at a handover or a return, as the call takes it; blank for nothing. */
  odometer?: number | string | undefined
  fuelEighths?: string | undefined
  place?: string | undefined
  isLowerConfirmed?: boolean
}

/** The step that takes back a step. */
const UNDONE_BY: Partial<Record<TakenStep | Correction, TakenStep>> = {
  hand_over: 'undo_hand_over',
  take_back: 'undo_take_back',
  close: 'reopen',
}

/**
 * Takes a step once, however often its button is pressed, and offers to undo it where that is possible. Whatever comes of
 * it, the reservation is shown as it is then. A reading below the last one of the unit is asked about.
 */
export function useTakeStep({ onTaken }: { onTaken?: () => void } = {}) {
  const t = useWords('steps')
  const lower = useWords('odometer')
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
    onFailed: (problem, wish) => {
      if (!(problem instanceof ApiProblem && problem.code === 'odometer-lower')) return false
      ask({
        title: lower('title'),
        question: lower('question', { reading: String(wish.odometer) }),
        confirm: lower('confirm'),
        cancel: lower('cancel'),
        onConfirm: () => taking.mutate({ ...wish, isLowerConfirmed: true }),
      })
      return true
    },
    onDone: (_, { isUndo }) => (isUndo ? forgetTaken() : onTaken?.()),
  })
  return {
    take: (wish: StepWish) => taking.mutate(wish),
    /** The step that is being taken. */
    taking: taking.isPending ? taking.variables.step : undefined,
    /** What is wrong with the last step, by field. */
    errors: fieldErrorsOf<'at' | 'odometer' | 'fuelEighths'>(taking.error),
  }
}
