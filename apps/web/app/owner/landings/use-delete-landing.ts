import { deleteLanding, restoreLanding } from '@nelly/contract/deleted-landings'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Deletes a landing, and offers to restore it. */
export function useDeleteLanding() {
  const say = useWords('landings')
  const toasts = useToasts()
  const client = useQueryClient()
  const refresh = () => invalidate(client, 'landings')

  const restore = useGuardedMutation({
    mutationFn: (landing: OwnedLanding) =>
      callApi(restoreLanding, { params: { landingId: landing.id }, body: {} }),
    onSuccess: () => toasts.done(say('restored')),
    onError: (problem) => toasts.failed(problem.message || say('deleteFailed')),
    onSettled: refresh,
  })
  const remove = useGuardedMutation({
    mutationFn: (landing: OwnedLanding) => callApi(deleteLanding, { params: { landingId: landing.id } }),
    onSuccess: (_, landing) => {
      toasts.undoable(say('deleted', { name: landing.displayName }), () => restore.mutate(landing))
      return refresh()
    },
    // A retry does not have to wait for the list.
    onError: () => {
      toasts.failed(say('deleteFailed'))
      void refresh()
    },
  })

  return {
    deleting: remove.isPending ? remove.variables.id : undefined,
    remove: (landing: OwnedLanding) => remove.mutate(landing),
  }
}
