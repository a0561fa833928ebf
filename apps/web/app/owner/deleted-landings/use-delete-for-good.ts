import { deleteLandingForGood } from '@nelly/contract/deleted-landings'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Deletes a landing for good. */
export function useDeleteForGood() {
  const say = useWords('deleted')
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useGuardedMutation({
    mutationFn: ({ id }: OwnedLanding) => callApi(deleteLandingForGood, { params: { landingId: id } }),
    onSuccess: () => toasts.done(say('gone')),
    onError: () => toasts.failed(say('forGoodFailed')),
    onSettled: () => invalidate(client, 'landings'),
  })
  return (landing: OwnedLanding) => remove.mutate(landing)
}
