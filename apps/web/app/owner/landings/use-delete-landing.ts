import { deleteLanding, restoreLanding } from '@nelly/contract/deleted-landings'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { publicAddress } from './public-address.ts'
import { LANDINGS } from './use-landings.ts'

/** Asks, deletes a landing, and offers to bring it back. */
export function useDeleteLanding() {
  const say = useWords('landings')
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: LANDINGS })

  const restore = useMutation({
    mutationFn: (landing: OwnedLanding) =>
      callApi(restoreLanding, { params: { landingId: landing.id }, body: {} }),
    onSuccess: () => toasts.done(say('restored')),
    onError: (problem) => toasts.failed(problem.message || say('deleteFailed')),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: (landing: OwnedLanding) => callApi(deleteLanding, { params: { landingId: landing.id } }),
    onSuccess: (_, landing) => {
      toasts.undoable(say('deleted', { name: landing.displayName }), () => restore.mutate(landing))
      return refresh()
    },
    // Whoever tries again at once need not wait for the list.
    onError: () => {
      toasts.failed(say('deleteFailed'))
      void refresh()
    },
  })

  return {
    deleting: remove.isPending ? remove.variables.id : undefined,
    askToDelete: (landing: OwnedLanding) =>
      ask({
        title: say('deleteTitle', { name: landing.displayName }),
        question: say('deleteQuestion'),
        hint: say('deleteHint', { address: publicAddress(landing.address).label }),
        onConfirm: () => remove.mutate(landing),
      }),
  }
}
