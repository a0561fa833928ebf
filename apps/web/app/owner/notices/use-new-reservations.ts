import { newReservationsRoute } from '@nelly/contract/calls/routes'
import type { KnownReservations, NewReservations } from '@nelly/contract/reservations/new-reservations'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { invalidate } from '../mutations/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { storedSession } from '../session/session-storage.ts'
import { addSeen, onSeen, seenIn, storedSeen } from './seen-reservations.ts'

/** How often the server is asked. */
const EVERY_MILLISECONDS = 30_000

/** What came in since the operator last looked, also while the tab is in the background. */
const newsQuery = (stored: string | undefined) =>
  queryOptions({
    queryKey: ['new-reservations', stored],
    queryFn: async ({ signal }): Promise<NewReservations> => {
      const seen = stored === undefined ? undefined : seenIn(stored)
      // The end of the session is told by its own check, not by a refused question.
      if (!storedSession()) return { after: 0, known: [], ...seen, count: 0, reservations: [], waiting: 0 }
      const query = seen && { after: seen.after, known: String(seen.known) }
      return callApi(newReservationsRoute, { query, signal })
    },
    refetchInterval: EVERY_MILLISECONDS,
    refetchIntervalInBackground: true,
  })

/** How many reservations wait for the operator; 0 until it is known. */
export function useWaitingCount(): number {
  const stored = useSyncExternalStore(onSeen, storedSeen)
  return useQuery({ ...newsQuery(stored), placeholderData: keepPreviousData }).data?.waiting ?? 0
}

/** What came in since the operator last looked; undefined until it is known. */
export function useNewReservations(): NewReservations | undefined {
  const stored = useSyncExternalStore(onSeen, storedSeen)
  const client = useQueryClient()
  const { data } = useQuery(newsQuery(stored))
  const known = useRef(data)
  useEffect(() => {
    if (data === undefined) return
    if (stored === undefined) addSeen(data)
    // Lists that are open show it too.
    if (known.current && hasMore(known.current, data)) void invalidate(client, 'reservations')
    known.current = data
  }, [data, stored, client])
  return data
}

const hasMore = (before: KnownReservations, { known }: KnownReservations): boolean =>
  known.some((id) => id > before.after && !before.known.includes(id))
