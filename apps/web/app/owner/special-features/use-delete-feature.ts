import { deleteSpecialFeature, type SpecialFeatureAnswer } from '@nelly/contract/special-features'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and deletes a feature, which removes it from every vehicle. */
export function useDeleteFeature() {
  const say = useWords('features')
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useGuardedMutation({
    mutationFn: ({ id }: SpecialFeatureAnswer) =>
      callApi(deleteSpecialFeature, { params: { featureId: id } }),
    onSuccess: () => toasts.done(say('deleted')),
    onError: () => toasts.failed(say('deleteFailed')),
    onSettled: () => invalidate(client, 'specialFeatures'),
  })
  return (feature: SpecialFeatureAnswer) =>
    ask({
      title: say('deleteTitle', { name: feature.name }),
      question: say('deleteQuestion'),
      hint: say('deleteHint'),
      onConfirm: () => remove.mutate(feature),
    })
}
