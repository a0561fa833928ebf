import { listPhotographs, type Photograph, readPhotograph } from '@nelly/contract/reservations/photographs'
import type { PhotographId, ReservationId } from '@nelly/domain/ids'
import type { PhotographSize } from '@nelly/domain/reservations/photographs'
import { useQuery } from '@tanstack/react-query'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { fileOf } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'

/** Names the query of a reservation's photographs. */
export const photographsKey = (reservation: number) => ['reservations', 'photographs', reservation] as const

/** The photographs of a reservation, and of which checks more may be added. */
export const usePhotographs = (reservation: number) =>
  useQuery(
    callQuery(photographsKey(reservation), listPhotographs, {
      params: { reservationId: reservation as ReservationId },
    }),
  )

/** The file of a photograph, which never changes, with its address in this browser once it is loaded. */
export function usePhotographFile({ id }: Photograph, size: PhotographSize) {
  const query = useQuery({
    queryKey: ['photographs', id, size],
    queryFn: ({ signal }) =>
      fileOf(readPhotograph, { params: { photographId: id as PhotographId }, query: { size }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { query, address: useObjectUrl(query.data) }
}
