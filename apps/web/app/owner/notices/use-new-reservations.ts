import type { NewReservations } from '@nelly/contract/new-reservations'
import { newReservationsIn } from '@nelly/contract/owned-new-reservations'
import { newReservationsRoute } from '@nelly/contract/routes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { storedSession } from '../session/session-storage.ts'
import { onSeenReservation, seenReservation, setSeenReservation } from './seen-reservation.ts'

/** How often the server is asked. */
const EVERY_MILLISECONDS = 30_000

/** What came in since the operator last looked, also while the tab is in the background; undefined until it is known. */
export function useNewReservations(): NewReservations | undefined {
  const seen = useSyncExternalStore(onSeenReservation, seenReservation)
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['new-reservations', seen],
    queryFn: async ({ signal }) => {
      // The end of the session is told by its own check, not by a refused question.
      if (!storedSession()) return { newest: seen ?? 0, count: 0, reservations: [] }
      return newReservationsIn(await callApi(newReservationsRoute, { query: { after: seen }, signal }))
    },
    refetchInterval: EVERY_MILLISECONDS,
    refetchIntervalInBackground: true,
  })
  const newest = data?.newest
  const known = useRef(newest)
  useEffect(() => {
    if (newest === undefined) return
    if (seen === undefined) setSeenReservation(newest)
    // Lists that are open show it too.
    if (known.current !== undefined && known.current < newest) void invalidate(client, 'reservations')
    known.current = newest
  }, [newest, seen, client])
  return data
}
