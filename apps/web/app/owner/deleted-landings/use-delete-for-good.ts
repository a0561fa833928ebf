import { deleteLandingForGood } from '@nelly/contract/deleted-landings'
import type { OwnedLanding } from '@nelly/contract/owned-landing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { DELETED_LANDINGS } from './use-deleted-landings.ts'

/** Asks and then deletes a landing so that nothing of it is left. */
export function useDeleteForGood() {
  const say = useWords('deleted')
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ id }: OwnedLanding) => callApi(deleteLandingForGood, { params: { landingId: id } }),
    onSuccess: () => toasts.done(say('gone')),
    onError: () => toasts.failed(say('forGoodFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: DELETED_LANDINGS }),
  })
  return (landing: OwnedLanding) =>
    ask({
      title: say('forGoodTitle', { name: landing.displayName }),
      question: say('forGoodQuestion'),
      hint: say('forGoodHint'),
      confirm: say('forGood'),
      onConfirm: () => remove.mutate(landing),
    })
}
