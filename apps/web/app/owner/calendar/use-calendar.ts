import { type Calendar, readCalendar } from '@nelly/contract/overview/calendar'
import type { VehicleId } from '@nelly/domain/ids'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { callApi } from '../session/call.ts'

/** After how many units the first part of a fleet ends, more than a screen shows and most fleets have. */
const UNITS_OF_FIRST_PART = 400
/** The same of the others: parsing one is hardly noticed. */
const UNITS_OF_PART = 1000

/** Days of a calendar. */
interface ShownSpan {
  from: CalendarDate
  days: number
}

/** The calendar of the fleet on these days: a large one is loaded in parts, of which the first is shown at once. */
export function useCalendar({ from, days }: ShownSpan) {
  const query = useInfiniteQuery({
    queryKey: ['calendar', from, days],
    placeholderData: keepPreviousData,
    initialPageParam: undefined as VehicleId | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      callApi(readCalendar, {
        query: { from, days, units: after ? UNITS_OF_PART : UNITS_OF_FIRST_PART, after },
        signal,
      }),
    getNextPageParam: ({ next }) => next as VehicleId | null,
  })
  const { hasNextPage, isFetching, isPlaceholderData, isError, fetchNextPage } = query
  const isIncomplete = hasNextPage && !isPlaceholderData && !isError
  useEffect(() => {
    if (isIncomplete && !isFetching) fetchNextPage()
  }, [isIncomplete, isFetching, fetchNextPage])
  const data = useMemo(() => query.data && joined(query.data.pages), [query.data])
  return { ...query, data, isIncomplete }
}

/** The parts of a fleet as one. */
function joined(parts: readonly Calendar[]): Calendar | undefined {
  const [first] = parts
  return first && { ...first, vehicles: parts.flatMap(({ vehicles }) => vehicles) }
}
