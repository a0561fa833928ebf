import { useDebouncedValue } from '@mantine/hooks'
import { previewChange } from '@nelly/contract/changes'
import { previewUnit } from '@nelly/contract/choose-unit'
import type { Collision } from '@nelly/contract/collision'
import type { Displaced } from '@nelly/contract/displaced'
import { moveInput, type OwnedChangePreview, ownedChangePreview } from '@nelly/contract/owned-changes'
import { isSameSlot, type Slot } from '@nelly/domain/calendar/slots'
import type { ReservationId } from '@nelly/domain/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../session/call.ts'
import { useWords } from '../../words/use-words.ts'
import { isUnitMove } from './is-unit-move.ts'

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300

/** What the server says of a move; `change` is missing of a move to another unit of the vehicle, which costs nothing. */
interface MovePreview {
  readonly change: OwnedChangePreview | undefined
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
  const change = ownedChangePreview(await callApi(previewChange, { params, body, signal }))
  return { change, displaced: change.displaced }
}
