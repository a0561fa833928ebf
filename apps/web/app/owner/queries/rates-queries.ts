import { ratesRoute } from '@nelly/contract/calls/routes'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The newest rates of a landing, always fetched: an editor is opened with them, and not changed by them. */
export const ratesQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['rates', landingId],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => callApi(ratesRoute, { params: { landingId }, signal }),
  })
