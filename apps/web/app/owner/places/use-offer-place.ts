import { changePlace, type OwnedPlace } from '@nelly/contract/places/places'
import type { OwnedLocation } from '@nelly/contract/specified/locations'
import { sameText } from '@nelly/domain/folded'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { ask } from '../ui/question/open-question.ts'
import { useWords } from '../words/use-words.ts'

/** What a place is offered for. */
export type OfferedAs = 'isPickup' | 'isReturn'

/** Offers a place for pickup or return, or no longer; asks first where pairs of places would go with it. */
export function useOfferPlace(pairs: readonly OwnedLocation[]) {
  const t = useWords('places')
  const common = useWords('common')
  const offering = useAction({
    run: ({ id, ...offered }: { id: number } & Partial<Pick<OwnedPlace, OfferedAs>>) =>
      callApi(changePlace, { params: { placeId: id }, body: offered }),
    failed: t('failed'),
    subject: 'places',
  })
  return ({ id, name, ...place }: OwnedPlace, as: OfferedAs) => {
    const role = as === 'isPickup' ? 'pickupPlace' : 'returnPlace'
    const count = pairs.filter((pair) => sameText(pair[role], name)).length
    const change = () => offering.mutate({ id, [as]: !place[as] })
    if (!place[as] || count === 0) return change()
    ask({
      title: as === 'isPickup' ? t('noPickupTitle', { name }) : t('noReturnTitle', { name }),
      question: t('pairsGo', { count }),
      confirm: t('noLonger'),
      cancel: common('cancel'),
      onConfirm: change,
    })
  }
}
