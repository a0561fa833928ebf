import { reservationRoute } from '@nelly/contract/calls/routes'
import type { ReservationId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/**
 * A reservation with all its details; without a number nothing is read. `staleTime` is for how many milliseconds details that were
 * read elsewhere will do.
 */
export const useReservationDetails = (id: number | undefined, options: { staleTime?: number } = {}) =>
  useQuery({
    ...options,
    ...callQuery(['reservations', 'details', id], reservationRoute, {
      params: { reservationId: id as ReservationId },
    }),
    enabled: id !== undefined,
  })
