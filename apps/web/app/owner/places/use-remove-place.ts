import type { OwnedLocation } from '@nelly/contract/locations'
import { type OwnedPlace, removePlace } from '@nelly/contract/places'
import { sameText } from '@nelly/domain/folded'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and deletes a place with the pairs that name it. */
export function useRemovePlace(pairs: readonly OwnedLocation[]) {
  const t = useWords('places')
  const askToDelete = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const removing = useGuardedMutation({
    mutationFn: ({ id }: OwnedPlace) => callApi(removePlace, { params: { placeId: id } }),
    onSuccess: (_, { name }) => toasts.done(t('deleted', { name })),
    onError: () => toasts.failed(t('deleteFailed')),
    onSettled: () => invalidate(client, 'places'),
  })
  return (place: OwnedPlace) => {
    const isNaming = (name: string) => sameText(name, place.name)
    const count = pairs.filter((pair) => isNaming(pair.pickupPlace) || isNaming(pair.returnPlace)).length
    askToDelete({
      title: t('deleteTitle', { name: place.name }),
      question: t('deleteQuestion'),
      ...(count > 0 && { hint: t('pairsGo', { count }) }),
      onConfirm: () => removing.mutate(place),
    })
  }
}
