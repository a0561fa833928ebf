import { listPublications, readPublication, readSite } from '@nelly/contract/site/calls'
import { ownedPublications, ownedSite, publishedDocument } from '@nelly/contract/site/owned-site'
import { listPreviewLinks, ownedPreviewLink } from '@nelly/contract/site/preview-links'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The draft of a landing's site. */
export const fetchSite = async (landingId: number, signal?: AbortSignal) =>
  ownedSite(await callApi(readSite, { params: { landingId }, ...(signal && { signal }) }))

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

/** The publications of a landing's site, the newest first. */
export const publicationsQuery = (landingId: number) =>
  infiniteQueryOptions({
    queryKey: ['publications', landingId],
    queryFn: async ({ pageParam, signal }) =>
      ownedPublications(
        await callApi(listPublications, {
          params: { landingId },
          query: pageParam === undefined ? {} : { before: pageParam },
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === 20 ? page.at(-1)?.number : undefined),
  })

/** What a publication says, which never changes. */
export const publicationQuery = (landingId: number, number: number) =>
  queryOptions({
    queryKey: ['publication', landingId, number],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      publishedDocument(await callApi(readPublication, { params: { landingId, number }, signal })),
  })

/** The preview links of a landing's site that open, the newest first. */
export const previewLinksQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['preview-links', landingId],
    queryFn: async ({ signal }) =>
      (await callApi(listPreviewLinks, { params: { landingId }, signal })).map(ownedPreviewLink),
  })
