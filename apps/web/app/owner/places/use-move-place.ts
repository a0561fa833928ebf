import { changePlace } from '@nelly/contract/places'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Moves a place to a position, from 0. */
export function useMovePlace() {
  const t = useWords('places')
  const toasts = useToasts()
  const client = useQueryClient()
  const moving = useGuardedMutation({
    mutationFn: ({ id, position }: { id: number; position: number }) =>
      callApi(changePlace, { params: { placeId: id }, body: { position } }),
    onError: () => toasts.failed(t('moveFailed')),
    onSettled: () => invalidate(client, 'places'),
  })
  return moving.mutate
}
