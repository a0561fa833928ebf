import { useDebouncedValue } from '@mantine/hooks'
import type { Collision } from '@nelly/contract/collision'
import type { Displaced } from '@nelly/contract/displaced'
import {
  type ChangePreview,
  changeReservation,
  previewChange,
  undoChange,
} from '@nelly/contract/reservations/changes'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { chooseUnit, previewUnit } from '@nelly/contract/units/choose-unit'
import { isSameSlot, type Slot } from '@nelly/domain/calendar/slots'
import type { ReservationId } from '@nelly/domain/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useAction } from '../../mutations/use-action.ts'
import { moveInput, type SaveWish } from '../../reservations/changes/desk-draft.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300

/** What the server says of a move; `change` is missing of a move to another unit of the vehicle, which costs nothing. */
interface MovePreview {
  readonly change: ChangePreview | undefined
  readonly displaced: readonly Displaced[]
}

/** A reservation where it is now. */
interface Current {
  readonly id: ReservationId
  readonly slot: Slot
  readonly revision: number
}

/**
 * Asks the server what a move would do. Others book meanwhile, so nothing is kept. `to` is the same object as long as nothing
 * changes; without it nothing is asked.
 */
export function useMovePreview({ id, slot, revision }: Current, to: Slot | undefined) {
  const t = useWords('changes')
  const [asked] = useDebouncedValue(to, PAUSE)
  const isAsked = asked !== undefined && !isSameSlot(asked, slot)
  const answer = useQuery({
    queryKey: ['move-preview', id, revision, asked],
    enabled: isAsked,
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => (asked ? previewOf({ id, slot, revision }, asked, signal) : null),
  })
  const problem = answer.error instanceof ApiProblem ? answer.error : undefined
  return {
    preview: isAsked && !answer.isError ? (answer.data ?? undefined) : undefined,
    isChecking: asked !== to || (isAsked && (answer.isFetching || answer.isPlaceholderData)),
    failure: isAsked && answer.isError ? problem?.message || t('previewFailed') : undefined,
    /** The reservations in the way. */
    collisions: (isAsked && problem?.collisions) || ([] as readonly Collision[]),
  }
}

async function previewOf(
  { id, slot, revision }: Current,
  to: Slot,
  signal: AbortSignal,
): Promise<MovePreview> {
  const params = { reservationId: id }
  if (isUnitMove(slot, to)) {
    const { displaced } = await callApi(previewUnit, { params, body: { unit: to.unit }, signal })
    return { change: undefined, displaced }
  }
  const body = moveInput(to, slot, revision)
  const change = await callApi(previewChange, { params, body, signal })
  return { change, displaced: change.displaced }
}

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
  return useAction({
    run: async ({ from, to, isSwap, wish }: SavedMove) => {
      if (isUnitMove(from, to)) {
        await callApi(chooseUnit, { params, body: { unit: to.unit, isSwap } })
        return { unit: from.unit ?? to.unit }
      }
      const changed = await callApi(changeReservation, { params, body: moveInput(to, from, revision, wish) })
      return { revision: changed.revision }
    },
    onDone: (back: { unit: number } | { revision: number }) => {
      toasts.undoable(t('moved'), () => undo.mutate(back))
      onSaved()
    },
    // Also what somebody else has changed is read again, to be shown beside it.
    subject: 'reservations',
  })
}

/** Whether a move is to another unit of the same vehicle at the same time: that has no price and no mail. */
export const isUnitMove = (from: Slot, to: Slot): to is Slot & { unit: number } =>
  to.unit !== null &&
  to.unit !== from.unit &&
  to.vehicleId === from.vehicleId &&
  to.from === from.from &&
  to.to === from.to
