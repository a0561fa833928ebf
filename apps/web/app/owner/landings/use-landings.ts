import { listLandings } from '@nelly/contract/landings'
import { ownedLanding } from '@nelly/contract/owned-landing'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

export const LANDINGS = ['landings']

/** The owner's living landings. */
export const useLandings = () =>
  useQuery({
    queryKey: LANDINGS,
    queryFn: async ({ signal }) =>
      (await callApi(listLandings, { params: { userId: ownerId() }, signal })).map(ownedLanding),
  })
