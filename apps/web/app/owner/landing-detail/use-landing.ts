import { ownedLandingDetail } from '@nelly/contract/owned-landing'
import { landingRoute } from '@nelly/contract/routes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** A landing with its vehicles and reservations. */
export const landingQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['landing', landingId],
    queryFn: async ({ signal }) =>
      ownedLandingDetail(await callApi(landingRoute, { params: { userId: ownerId(), landingId }, signal })),
  })

export const useLanding = (landingId: number) => useQuery(landingQuery(landingId))
