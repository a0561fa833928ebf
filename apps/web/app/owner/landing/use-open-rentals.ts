import { openRentalsRoute } from '@nelly/contract/calls/routes'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The rentals of a landing that are under way or to come, always fetched and never cached. */
export const useOpenRentals = (landingId: number) =>
  useQuery({
    queryKey: ['open-rentals', landingId],
    queryFn: ({ signal }) => callApi(openRentalsRoute, { params: { landingId }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
