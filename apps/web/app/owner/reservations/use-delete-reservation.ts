import type { OwnedReservation } from '@nelly/contract/owned-reservation'
import { deleteReservation } from '@nelly/contract/reservations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { useGuest } from './use-guest.ts'

/** Asks and then deletes a reservation, which frees the vehicle; `onDeleted` is told once it is gone. */
export function useDeleteReservation(onDeleted?: () => void) {
  const say = useWords('reservations')
  const guest = useGuest()
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ id }: OwnedReservation) => callApi(deleteReservation, { params: { reservationId: id } }),
    onSuccess: () => {
      toasts.done(say('deleted'))
      onDeleted?.()
    },
    onError: () => toasts.failed(say('deleteFailed')),
    onSettled: (_answer, _problem, { landingId }) =>
      Promise.all(
        [['landing', landingId], ['landings'], ['reservations'], ['fleet'], ['figures']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (reservation: OwnedReservation) =>
    ask({
      title: say('deleteTitle', { name: guest(reservation) }),
      question: say('deleteQuestion'),
      onConfirm: () => remove.mutate(reservation),
    })
}
