import { changeReservation, undoChange } from '@nelly/contract/changes'
import { chooseUnit } from '@nelly/contract/choose-unit'
import { moveInput, type SaveWish } from '@nelly/contract/owned-changes'
import type { OwnedReservationDetails } from '@nelly/contract/owned-reservation'
import type { Slot } from '@nelly/domain/calendar/slots'
import type { ReservationId } from '@nelly/domain/ids'
import { useAction } from '../../mutations/use-action.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { isUnitMove } from './is-unit-move.ts'

/** A move as it is sent: from where, to where, and what was said beside it. */
interface SavedMove {
  readonly from: Slot
  readonly to: Slot
  /** Whether others were shown that change their unit. */
  readonly isSwap: boolean
  readonly wish: SaveWish
}

/** Moves a reservation, which can be undone from the notification. */
export function useSaveMove(
  { id, revision, unit }: Pick<OwnedReservationDetails, 'id' | 'revision' | 'unit'>,
  onSaved: () => void,
) {
  const t = useWords('moves')
  const changes = useWords('changes')
  const toasts = useToasts()
  const params = { reservationId: id as ReservationId }
  const undo = useAction({
    run: async (back: { unit: number } | { revision: number }) => {
      if ('revision' in back) await callApi(undoChange, { params, body: back })
      else {
        const body = { unit: back.unit, isPinned: unit?.isPinned ?? false, isSwap: true }
        await callApi(chooseUnit, { params, body })
      }
    },
    done: () => changes('undone'),
    failed: changes('undoFailed'),
    subject: 'reservations',
  })
  return useGuardedMutation({
    mutationFn: async ({ from, to, isSwap, wish }: SavedMove) => {
      if (isUnitMove(from, to)) {
        await callApi(chooseUnit, { params, body: { unit: to.unit, isSwap } })
        return { unit: from.unit ?? to.unit }
      }
      const changed = await callApi(changeReservation, { params, body: moveInput(to, from, revision, wish) })
      return { revision: changed.revision }
    },
    onSuccess: (back) => {
      toasts.undoable(t('moved'), () => undo.mutate(back))
      onSaved()
    },
    // Also what somebody else has changed is read again, to be shown beside it.
    subject: 'reservations',
  })
}
