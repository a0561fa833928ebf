import { reservationGroup } from '@nelly/contract/owned-reservation'
import { listReservationsOfOwner } from '@nelly/contract/reservations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** All reservations that overlap a day, grouped by landing. */
export const useReservationsOfDay = (day: string) =>
  useQuery({
    queryKey: ['reservations', 'on', day],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { from: day, to: day, sort: 'pickup' } as const
      const found = await callApi(listReservationsOfOwner, { params: { userId: ownerId() }, query, signal })
      return { day, groups: found.map(reservationGroup) }
    },
  })
