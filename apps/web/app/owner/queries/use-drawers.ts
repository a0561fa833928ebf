import { type DrawerShift, listDrawerShifts, readDrawerShift } from '@nelly/contract/ledger/drawer'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageOf } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'

/** The drawers that are open, the last opened first. */
export const useOpenDrawers = () =>
  useQuery(
    callQuery(['desk', 'drawers', 'open'], listDrawerShifts, { query: { state: 'open', [PAGE_SIZE]: 100 } }),
  )

/** Closed drawers of a page. */
export const PER_PAGE = 10

/** A page of the drawers that were closed, the newest first. */
export const useClosedDrawers = (page: number) =>
  useQuery({
    queryKey: ['desk', 'drawers', 'closed', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { state: 'closed' as const, page, [PAGE_SIZE]: PER_PAGE }
      const { items, ...list } = await pageOf(listDrawerShifts, { query, signal })
      return { shifts: items as readonly DrawerShift[], ...list }
    },
  })

/** A drawer with its entries. */
export const useDrawer = (shiftId: DrawerShift['id']) =>
  useQuery(callQuery(['desk', 'drawers', 'one', shiftId], readDrawerShift, { params: { shiftId } }))
