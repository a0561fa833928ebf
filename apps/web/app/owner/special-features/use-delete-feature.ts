import { deleteSpecialFeature, type SpecialFeatureAnswer } from '@nelly/contract/specified/special-features'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation and deletes a feature, which removes it from every vehicle. */
export function useDeleteFeature() {
  const t = useWords('features')
  const ask = useDeleteQuestion()
  const remove = useAction({
    run: ({ id }: SpecialFeatureAnswer) => callApi(deleteSpecialFeature, { params: { featureId: id } }),
    done: () => t('deleted'),
    failed: t('deleteFailed'),
    subject: 'specialFeatures',
  })
  return (feature: SpecialFeatureAnswer) =>
    ask({
      title: t('deleteTitle', { name: feature.name }),
      question: t('deleteQuestion'),
      hint: t('deleteHint'),
      onConfirm: () => remove.mutate(feature),
    })
}
