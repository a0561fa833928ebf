import { listPublications, readPublication } from '@nelly/contract/site/calls'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call.ts'

/** The publications of a landing's site, the newest first. */
export const publicationsQuery = (landingId: number) =>
  infiniteQueryOptions({
    queryKey: ['publications', landingId],
    queryFn: ({ pageParam, signal }) =>
      callApi(listPublications, {
        params: { landingId },
        query: pageParam === undefined ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === 20 ? page.at(-1)?.number : undefined),
  })

/** What a publication says, which never changes. */
export const publicationQuery = (landingId: number, number: number) =>
  queryOptions({
    queryKey: ['publication', landingId, number],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callApi(readPublication, { params: { landingId, number }, signal })).document,
  })
