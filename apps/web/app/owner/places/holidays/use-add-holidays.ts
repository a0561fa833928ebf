import { changePlace, type OwnedPlace, placeExceptionsBody } from '@nelly/contract/places'
import type { HoursException } from '@nelly/domain/opening-hours'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'

/** Other exceptions of a place. */
export interface ExceptionsEdit {
  readonly place: OwnedPlace
  readonly exceptions: readonly HoursException[]
}

/** Saves other exceptions of some places, which can be undone; names the places that could not be saved. */
export function useAddHolidays(onDone: () => void) {
  const t = useWords('places')
  const toasts = useToasts()
  const client = useQueryClient()
  const save = async (edits: readonly ExceptionsEdit[]) => {
    const outcomes = await Promise.allSettled(
      edits.map(({ place, exceptions }) =>
        callApi(changePlace, {
          params: { placeId: place.id },
          body: placeExceptionsBody(exceptions, place.exceptions),
        }),
      ),
    )
    await invalidate(client, 'places')
    return {
      saved: edits.filter((_, index) => outcomes[index]?.status === 'fulfilled'),
      failed: edits.filter((_, index) => outcomes[index]?.status === 'rejected'),
    }
  }
  const tellFailed = (failed: readonly ExceptionsEdit[]) => {
    if (failed.length === 0) return
    toasts.failed(t('holidays.failed', { places: failed.map(({ place }) => place.name).join(', ') }))
  }
  const undoing = useGuardedMutation({
    mutationFn: save,
    onSuccess: ({ failed }) => tellFailed(failed),
  })
  return useGuardedMutation({
    runAgain: 'never',
    mutationFn: save,
    onSuccess: ({ saved, failed }) => {
      tellFailed(failed)
      const before = saved.map(({ place, exceptions }) => ({
        place: { ...place, exceptions },
        exceptions: place.exceptions,
      }))
      if (saved.length > 0) {
        toasts.undoable(t('holidays.added', { count: saved.length }), () => undoing.mutate(before))
      }
      if (failed.length === 0) onDone()
    },
  })
}
