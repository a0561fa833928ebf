import { deleteReservation, restoreReservation } from '@nelly/contract/reservations/end-reservation'
import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { useCustomerName } from './use-customer-name.ts'

/**
 * Asks for confirmation and deletes a reservation, which frees the vehicle and can be undone for a while; `onDeleted`
 * is called after it. If it can still be cancelled, the question says that the customer gets no mail, and offers
 * `cancelInstead`.
 */
export function useDeleteReservation(onDeleted?: () => void) {
  const t = useWords('reservations')
  const guest = useCustomerName()
  const ask = useDeleteQuestion()
  const toasts = useToasts()
  const restore = useAction({
    run: ({ id }: ListedReservation) =>
      callApi(restoreReservation, { params: { reservationId: id as ReservationId } }),
    done: () => t('restored'),
    failed: t('restoreFailed'),
    subject: 'reservations',
  })
  const remove = useAction({
    run: ({ id }: ListedReservation) => callApi(deleteReservation, { params: { reservationId: id } }),
    subject: 'reservations',
    failed: t('deleteFailed'),
    onDone: (_, reservation) => {
      toasts.undoable(t('deleted'), () => restore.mutate(reservation))
      onDeleted?.()
    },
  })
  return (reservation: ListedReservation, cancelInstead?: () => void) =>
    ask({
      title: t('deleteTitle', { name: guest(reservation) }),
      question: t(cancelInstead ? 'deleteUntold' : 'deleteQuestion'),
      ...(cancelInstead && { instead: { label: t('cancelInstead'), onPress: cancelInstead } }),
      onConfirm: () => remove.mutate(reservation),
    })
}
