import { reservationGroup } from '@nelly/contract/owned-reservation'
import { listReservationsOfOwner } from '@nelly/contract/reservations'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** All of the owner's reservations, grouped by landing; landings without any are left out. */
export const useReservations = () =>
  useQuery({
    queryKey: ['reservations'],
    queryFn: async ({ signal }) =>
      (await callApi(listReservationsOfOwner, { params: { userId: ownerId() }, signal }))
        .map(reservationGroup)
        .filter(({ reservations }) => reservations.length > 0),
  })
