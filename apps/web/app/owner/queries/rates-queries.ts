import { ratesRoute } from '@nelly/contract/calls/routes'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** The newest rates of a landing, always fetched: an editor is opened with them, and not changed by them. */
export const ratesQuery = (landingId: number) =>
  queryOptions({
    ...callQuery(['rates', landingId], ratesRoute, { params: { landingId } }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
