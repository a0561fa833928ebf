import { deleteSpecialFeature, type SpecialFeatureAnswer } from '@nelly/contract/specified/special-features'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and deletes a feature, which removes it from every vehicle. */
export function useDeleteFeature() {
  const say = useWords('features')
  const ask = useDeleteQuestion()
  const remove = useAction({
    run: ({ id }: SpecialFeatureAnswer) => callApi(deleteSpecialFeature, { params: { featureId: id } }),
    done: () => say('deleted'),
    failed: say('deleteFailed'),
    subject: 'specialFeatures',
  })
  return (feature: SpecialFeatureAnswer) =>
    ask({
      title: say('deleteTitle', { name: feature.name }),
      question: say('deleteQuestion'),
      hint: say('deleteHint'),
      onConfirm: () => remove.mutate(feature),
    })
}
