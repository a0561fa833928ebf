import { listDeletedLandings } from '@nelly/contract/deleted-landings'
import { ownedLanding } from '@nelly/contract/owned-landing'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

/** The owner's deleted landings. */
export const useDeletedLandings = () =>
  useQuery({
    queryKey: ['deleted-landings'],
    queryFn: async ({ signal }) =>
      (await callApi(listDeletedLandings, { params: { userId: ownerId() }, signal })).map(ownedLanding),
    staleTime: 0,
  })
