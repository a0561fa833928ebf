import { landingRoute, placesRoute } from '@nelly/contract/calls/routes'
import { ownedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** A landing with its vehicles and places. */
export const landingQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['landing', landingId],
    queryFn: async ({ signal }) => {
      const [landing, places] = await Promise.all([
        callApi(landingRoute, { params: { userId: ownerId(), landingId }, signal }),
        callApi(placesRoute, { params: { landingId }, signal }),
      ])
      return ownedLandingDetail(landing, places)
    },
  })

export const useLanding = (landingId: number) => useQuery(landingQuery(landingId))
