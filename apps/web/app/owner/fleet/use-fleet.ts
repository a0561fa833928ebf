import { readFleet } from '@nelly/contract/fleet'
import { ownedFleet } from '@nelly/contract/owned-fleet'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../session/call.ts'
import type { FleetWindow } from './fleet-window.ts'

/** The calendar of a landing's fleet on these days. */
export const useFleet = (landingId: number, { from, weeks }: FleetWindow) =>
  useQuery({
    queryKey: ['fleet', landingId, from, weeks],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      ownedFleet(
        await callApi(readFleet, { params: { landingId }, query: { from, days: weeks * 7 }, signal }),
      ),
  })
