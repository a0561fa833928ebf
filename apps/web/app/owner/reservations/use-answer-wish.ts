import { markWishAnswered, wishRead } from '@nelly/contract/change-wish'
import type { ReservationId } from '@nelly/domain/ids'
import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** A wish that was read: of which reservation, and when it was made. */
interface ReadWish {
  id: number
  askedAt: string
}

/** Notes that a customer's wish for a change was answered. */
export function useAnswerWish() {
  const say = useWords('timeline')
  const toasts = useToasts()
  const client = useQueryClient()
  const answering = useGuardedMutation({
    mutationFn: ({ id, askedAt }: ReadWish) =>
      callApi(markWishAnswered, {
        params: { reservationId: id as ReservationId },
        body: wishRead(askedAt),
      }),
    onSuccess: () => toasts.done(say('wishAnswered')),
    onError: (problem) =>
      toasts.failed((problem instanceof ApiProblem && problem.message) || say('wishFailed')),
    onSettled: () => invalidate(client, 'reservations'),
  })
  return { answer: answering.mutate, answering: answering.isPending }
}
