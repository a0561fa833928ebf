import { readSecondFactors } from '@nelly/contract/team/second-factors'
import { useQuery } from '@tanstack/react-query'
import { callApi } from './call.ts'

/** What the signed-in person proves who they are with, besides their password. */
export const useSecondFactors = () =>
  useQuery({
    queryKey: ['factors'],
    queryFn: ({ signal }) => callApi(readSecondFactors, { signal }),
  })
