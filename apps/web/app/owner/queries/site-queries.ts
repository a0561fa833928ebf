import { siteRoute } from '@nelly/contract/calls/routes'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The draft of a landing's site. */
export const fetchSite = async (landingId: number, signal?: AbortSignal) =>
  callApi(siteRoute, { params: { landingId }, ...(signal && { signal }) })

/** The draft, always fetched: an editor is opened with it, and not changed by it. */
export const siteQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['site', landingId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => fetchSite(landingId, signal),
  })

/** The same while it is edited: what others save is seen within half a minute, and when the window is focused. */
export const newestSiteQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['newest-site', landingId],
    gcTime: 0,
    refetchInterval: 20_000,
    refetchOnMount: false,
    refetchOnWindowFocus: 'always',
    retry: false,
    queryFn: ({ signal }) => fetchSite(landingId, signal),
  })
