import { readSecondFactors } from '@nelly/contract/team/second-factors'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from './call-query.ts'

/** What the signed-in person proves who they are with, besides their password. */
export const useSecondFactors = () => useQuery(callQuery(['factors'], readSecondFactors))
