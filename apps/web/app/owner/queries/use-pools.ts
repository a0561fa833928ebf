import { listPools } from '@nelly/contract/pools/pools'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** The pools of the fleet, by name. */
export const usePools = () => useQuery(callQuery(['pools'], listPools))
