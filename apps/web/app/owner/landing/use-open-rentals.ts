import { openRentalsRoute } from '@nelly/contract/calls/routes'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** The rentals of a landing that are under way or to come, always fetched and never cached. */
export const useOpenRentals = (landingId: number) =>
  useQuery({
    ...callQuery(['open-rentals', landingId], openRentalsRoute, { params: { landingId } }),
    staleTime: 0,
    gcTime: 0,
  })
