import { listPools } from '@nelly/contract/pools/pools'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The pools of the fleet, by name. */
export const usePools = () =>
  useQuery({ queryKey: ['pools'], queryFn: ({ signal }) => callApi(listPools, { signal }) })
