import { type OwnedLocation, removedLocation, removeLocation } from '@nelly/contract/locations'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and removes a pair of places from a landing. */
export function useRemoveLocation(landingId: number) {
  const say = useWords('locations')
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useGuardedMutation({
    mutationFn: ({ id }: OwnedLocation) =>
      callApi(removeLocation, { params: { landingId }, query: removedLocation(id) }),
    onSuccess: () => toasts.done(say('removed')),
    onError: () => toasts.failed(say('removeFailed')),
    onSettled: () => invalidate(client, 'places'),
  })
  return (location: OwnedLocation) =>
    ask({
      title: say('removeTitle'),
      question: say('removeQuestion', { pickup: location.pickupPlace, return: location.returnPlace }),
      confirm: say('remove'),
      onConfirm: () => remove.mutate(location),
    })
}
