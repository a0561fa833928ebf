import { readLanding } from '@nelly/contract/landings'
import { ownedLandingDetail } from '@nelly/contract/owned-landing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** A landing with its vehicles and reservations. */
export const landingQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['landing', landingId],
    queryFn: async ({ signal }) =>
      ownedLandingDetail(await callApi(readLanding, { params: { userId: ownerId(), landingId }, signal })),
  })

export const useLanding = (landingId: number) => useQuery(landingQuery(landingId))
