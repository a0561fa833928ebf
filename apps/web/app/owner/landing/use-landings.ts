import { landingsRoute } from '@nelly/contract/calls/routes'
import { ownedLanding } from '@nelly/contract/specified/landing-mapper'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** The owner's landings that are not deleted. */
export const useLandings = () =>
  useQuery({
    queryKey: ['landings'],
    queryFn: async ({ signal }) =>
      (await callApi(landingsRoute, { params: { userId: ownerId() }, signal })).map(ownedLanding),
  })
