import { readUser } from '@nelly/contract/specified/profile'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'

export const ACCOUNT = ['account']

/** The signed-in operator's account; a form is initialised from it, so it is not fetched again in the background. */
export const useAccount = () =>
  useQuery({
    queryKey: ACCOUNT,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => callApi(readUser, { params: { userId: ownerId() }, signal }),
  })
