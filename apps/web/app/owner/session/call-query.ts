import type { Route } from '@nelly/contract/call'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { CallParts } from '../../api/call-api.ts'
import { callApi } from './call.ts'

/** A query that makes a call; it is cancelled where nobody waits for it any more. */
export const callQuery = <C extends Route>(queryKey: QueryKey, call: C, parts?: CallParts<C>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => callApi(call, { ...parts, signal }) })
