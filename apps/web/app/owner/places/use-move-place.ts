import { changePlace } from '@nelly/contract/places'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

/** Moves a place to a position, from 0. */
export function useMovePlace() {
  const t = useWords('places')
  const moving = useAction({
    run: ({ id, position }: { id: number; position: number }) =>
      callApi(changePlace, { params: { placeId: id }, body: { position } }),
    failed: t('moveFailed'),
    subject: 'places',
  })
  return moving.mutate
}
