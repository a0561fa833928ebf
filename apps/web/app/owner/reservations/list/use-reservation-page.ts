import { listQuery } from '@nelly/contract/reservations/reservation-list'
import {
  listReservations,
  listReservationsOfOwner,
  reservationGroup,
  reservationGroups,
} from '@nelly/contract/specified/reservations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageOf } from '../../session/call.ts'
import { ownerId } from '../../session/owner-id.ts'
import { isReversed, type ListFilter } from './list-filter.ts'

/** The page size. */
export const PER_PAGE = 25

/** A page of the owner's reservations, grouped by landing, and the number on all pages: they are always counted. */
export const useReservationPage = (filter: ListFilter) =>
  useQuery({
    queryKey: ['reservations', filter],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listQuery({ ...narrowedBy(filter), page: filter.page, size: PER_PAGE })
      if (filter.landing === undefined) {
        const { items, total } = await pageOf(listReservationsOfOwner, {
          params: { userId: ownerId() },
          query,
          signal,
        })
        return { total: total ?? 0, groups: items.map(reservationGroup) }
      }
      const params = { landingId: filter.landing }
      const { items, total } = await pageOf(listReservations, { params, query, signal })
      return { total: total ?? 0, groups: reservationGroups(items) }
    },
  })

/** A filter as the calls take it, without the landing. */
export const narrowedBy = (filter: ListFilter) => ({
  search: filter.search || undefined,
  vehicle: filter.vehicle,
  state: filter.state,
  status: filter.status,
  from: filter.from,
  to: isReversed(filter) ? undefined : filter.to,
  sort: filter.sort,
})
