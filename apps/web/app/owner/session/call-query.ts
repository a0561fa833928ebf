import type { Route } from '@nelly/contract/call'
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { CallParts } from '../../api/call-api.ts'
import { callApi, pageOf } from './call.ts'

/** A query that makes a call; it is cancelled where nobody waits for it any more. */
export const callQuery = <C extends Route>(queryKey: QueryKey, call: C, parts?: CallParts<C>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => callApi(call, { ...parts, signal }) })

/** The same for what a form begins with: read whenever the form is opened, and not again while somebody types in it. */
export const formQuery = <C extends Route>(queryKey: QueryKey, call: C, parts?: CallParts<C>) =>
  queryOptions({ ...callQuery(queryKey, call, parts), gcTime: 0, refetchOnWindowFocus: false })

/** The same for one page of a list. Until it is read, the page that was shown before stays. */
export const pageQuery = <C extends Route>(queryKey: QueryKey, call: C, parts: CallParts<C>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => pageOf(call, { ...parts, signal }),
    placeholderData: keepPreviousData,
  })
