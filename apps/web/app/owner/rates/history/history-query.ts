import { readRatesHistory } from '@nelly/contract/rates/calls'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call.ts'

/** The versions of a landing's rates, the newest first. */
export const historyQuery = (landingId: number) =>
  infiniteQueryOptions({
    queryKey: ['rates-history', landingId],
    queryFn: ({ pageParam, signal }) =>
      callApi(readRatesHistory, {
        params: { landingId },
        query: pageParam === undefined ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === 20 ? page.at(-1)?.revision : undefined),
  })
