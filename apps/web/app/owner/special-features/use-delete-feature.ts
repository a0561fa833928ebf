import { deleteSpecialFeature, type SpecialFeatureAnswer } from '@nelly/contract/special-features'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { SPECIAL_FEATURES } from './use-special-features.ts'

/** Asks and then deletes a feature, which leaves every vehicle that has it. */
export function useDeleteFeature() {
  const say = useWords('features')
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ id }: SpecialFeatureAnswer) =>
      callApi(deleteSpecialFeature, { params: { featureId: id } }),
    onSuccess: () => toasts.done(say('deleted')),
    onError: () => toasts.failed(say('deleteFailed')),
    onSettled: () =>
      Promise.all(
        [SPECIAL_FEATURES, ['vehicles'], ['landing']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (feature: SpecialFeatureAnswer) =>
    ask({
      title: say('deleteTitle', { name: feature.name }),
      question: say('deleteQuestion'),
      hint: say('deleteHint'),
      onConfirm: () => remove.mutate(feature),
    })
}
