import { listCustomers } from '@nelly/contract/customers/customers'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageOf } from '../session/call.ts'

/** The size of a page. */
export const PER_PAGE = 25

/** A page of the customers who match a search, by name, and how many there are on all pages, where they are counted. */
export const useCustomerPage = (search: string, page = 1, perPage = PER_PAGE) =>
  useQuery({
    queryKey: ['customers', 'list', search, page, perPage],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { search: search.trim() || undefined, page, [PAGE_SIZE]: perPage }
      const { items, ...list } = await pageOf(listCustomers, { query, signal })
      return { customers: items, ...list }
    },
  })
