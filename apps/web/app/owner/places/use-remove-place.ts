import type { OwnedPlace } from '@nelly/contract/places/places'
import { removePlace } from '@nelly/contract/places/places'
import type { OwnedLocation } from '@nelly/contract/specified/locations'
import { sameText } from '@nelly/domain/folded'
import { countNaming } from '@nelly/domain/rates/naming-place'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../mutations/use-action.ts'
import { ratesQuery } from '../queries/rates-queries.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

/** Asks for confirmation, saying which pairs and rates name it, and deletes a place. */
export function useRemovePlace(landingId: number, pairs: readonly OwnedLocation[]) {
  const t = useWords('places')
  const askToDelete = useDeleteQuestion()
  const client = useQueryClient()
  const removing = useAction({
    run: ({ id }: OwnedPlace) => callApi(removePlace, { params: { placeId: id } }),
    done: (_, { name }) => t('deleted', { name }),
    failed: t('deleteFailed'),
    subject: 'places',
  })
  /** A question that can't be completed is asked all the same. */
  const namingOf = async (place: OwnedPlace): Promise<number> => {
    const rates = await client.fetchQuery(ratesQuery(landingId)).catch(() => undefined)
    return rates ? countNaming(rates.rates, place.id) : 0
  }
  return async (place: OwnedPlace) => {
    const isNaming = (name: string) => sameText(name, place.name)
    const count = pairs.filter((pair) => isNaming(pair.pickupPlace) || isNaming(pair.returnPlace)).length
    const naming = await namingOf(place)
    askToDelete({
      title: t('deleteTitle', { name: place.name }),
      question: t('deleteQuestion'),
      hint: [
        ...(count > 0 ? [t('pairsGo', { count })] : []),
        ...(naming > 0 ? [t('ratesGo', { count: naming })] : []),
      ].join(' '),
      onConfirm: () => removing.mutate(place),
    })
  }
}
