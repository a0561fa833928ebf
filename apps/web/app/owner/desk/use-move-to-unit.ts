import type { OwnedReservation } from '@nelly/contract/reservations/reservation'
import { chooseUnit } from '@nelly/contract/units/choose-unit'
import type { ReservationId } from '@nelly/domain/ids'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

/** The unit of a reservation, and whether it is to stay there. */
interface UnitWish {
  id: number
  unit: number
  isPinned: boolean
  /** Where it was, for undoing; undefined where this undoes. */
  before?: { unit: number; isPinned: boolean } | undefined
}

/** Moves a reservation to another unit, which can be undone while that unit is free. */
export function useMoveToUnit() {
  const t = useWords('desk')
  const moving = useAction({
    run: ({ id, unit, isPinned }: UnitWish) =>
      callApi(chooseUnit, {
        params: { reservationId: id as ReservationId },
        body: { unit, isPinned },
      }),
    done: (_, { unit }) => t('moved', { unit }),
    undo: (_, { id, before }) => before && { id, ...before },
    failed: t('moveFailed'),
    subject: 'reservations',
  })
  return {
    move: ({ id, unit: now }: OwnedReservation, unit: number) =>
      moving.mutate({
        id,
        unit,
        isPinned: now?.isPinned ?? false,
        before: now ? { unit: now.number, isPinned: now.isPinned } : undefined,
      }),
    moving: moving.isPending,
  }
}
