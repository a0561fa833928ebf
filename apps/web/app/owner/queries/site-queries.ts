import { siteRoute } from '@nelly/contract/calls/routes'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../session/call-query.ts'

/** The draft, always fetched: an editor is opened with it, and not changed by it. */
export const siteQuery = (landingId: number) =>
  queryOptions({
    ...callQuery(['site', landingId], siteRoute, { params: { landingId } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The same while it is edited: what others save is seen within half a minute, and when the window is focused. */
export const newestSiteQuery = (landingId: number) =>
  queryOptions({
    ...callQuery(['newest-site', landingId], siteRoute, { params: { landingId } }),
    gcTime: 0,
    refetchInterval: 20_000,
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
