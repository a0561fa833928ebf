import { PAGE_SIZE } from '@nelly/contract/page-size'
import { listReviews } from '@nelly/contract/reviews'
import type { LandingId } from '@nelly/domain/ids'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageOf } from '../session/call.ts'

/** The size of a page. */
export const PER_PAGE = 25

/** A page of the reviews of a landing, with its figures. */
export const useReviews = (landingId: number, page: number) =>
  useQuery({
    queryKey: ['reviews', landingId, 'list', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { landingId: landingId as LandingId }
      const query = { page, [PAGE_SIZE]: PER_PAGE }
      const { items, ...list } = await pageOf(listReviews, { params, query, signal })
      return { ...items, ...list }
    },
  })
