import { readRates, readRatesHistory } from '@nelly/contract/rates/calls'
import { ownedRatesVersions } from '@nelly/contract/rates/owned-history'
import { ownedRates } from '@nelly/contract/rates/owned-rates'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'

/** The newest rates of a landing, always fetched: an editor is opened with them, and not changed by them. */
export const ratesQuery = (landingId: number) =>
  queryOptions({
    queryKey: ['rates', landingId],
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => ownedRates(await callApi(readRates, { params: { landingId }, signal })),
  })

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
