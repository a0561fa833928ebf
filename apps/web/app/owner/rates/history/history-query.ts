import { readRatesHistory } from '@nelly/contract/rates/calls'
import { ownedRatesVersions } from '@nelly/contract/rates/owned-history'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call.ts'

/** The versions of a landing's rates, the newest first. */
export const historyQuery = (landingId: number) =>
  infiniteQueryOptions({
    queryKey: ['rates-history', landingId],
    queryFn: async ({ pageParam, signal }) =>
      ownedRatesVersions(
        await callApi(readRatesHistory, {
          params: { landingId },
          query: pageParam === undefined ? {} : { before: pageParam },
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === 20 ? page.at(-1)?.version : undefined),
  })
