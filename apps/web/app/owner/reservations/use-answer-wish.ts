import { markWishAnswered } from '@nelly/contract/public-site/change-wish'
import type { ReservationId } from '@nelly/domain/ids'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

/** A wish that was read: of which reservation, and when it was made. */
interface ReadWish {
  id: number
  askedAt: string
}

/** Notes that a customer's wish for a change was answered. */
export function useAnswerWish() {
  const t = useWords('timeline')
  const answering = useAction({
    run: ({ id, askedAt }: ReadWish) =>
      callApi(markWishAnswered, {
        params: { reservationId: id as ReservationId },
        body: { askedAt },
      }),
    done: () => t('wishAnswered'),
    failed: t('wishFailed'),
    subject: 'reservations',
  })
  return { answer: answering.mutate, answering: answering.isPending }
}
