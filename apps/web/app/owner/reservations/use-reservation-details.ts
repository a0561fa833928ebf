import { reservationRoute } from '@nelly/contract/calls/routes'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/**
 * A reservation with all its details; without a number nothing is read. `staleTime` is for how many milliseconds details that were
 * read elsewhere will do.
 */
export const useReservationDetails = (id: number | undefined, options: { staleTime?: number } = {}) =>
  useQuery({
    ...options,
    queryKey: ['reservations', 'details', id],
    enabled: id !== undefined,
    queryFn: ({ signal }): Promise<OwnedReservationDetails> =>
      callApi(reservationRoute, { params: { reservationId: id as ReservationId }, signal }),
  })
