import { listCustomers } from '@nelly/contract/customers/customers'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { useQuery } from '@tanstack/react-query'
import { pageQuery } from '../session/call-query.ts'

/** The size of a page. */
export const PER_PAGE = 25

/** A page of the customers who match a search, by name, and how many there are on all pages, where they are counted. */
export const useCustomerPage = (search: string, page = 1, perPage = PER_PAGE) =>
  useQuery(
    pageQuery(['customers', 'list', search, page, perPage], listCustomers, {
      query: { search: search.trim() || undefined, page, [PAGE_SIZE]: perPage },
    }),
  )
