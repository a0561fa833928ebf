import { type DrawerShift, listDrawerShifts, readDrawerShift } from '@nelly/contract/ledger/drawer'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { useQuery } from '@tanstack/react-query'
import { callQuery, pageQuery } from '../session/call-query.ts'

/** The drawers that are open, the last opened first. */
export const useOpenDrawers = () =>
  useQuery(
    callQuery(['desk', 'drawers', 'open'], listDrawerShifts, { query: { state: 'open', [PAGE_SIZE]: 100 } }),
  )

/** Closed drawers of a page. */
export const PER_PAGE = 10

/** A page of the drawers that were closed, the newest first. */
export const useClosedDrawers = (page: number) =>
  useQuery(
    pageQuery(['desk', 'drawers', 'closed', page], listDrawerShifts, {
      query: { state: 'closed', page, [PAGE_SIZE]: PER_PAGE },
    }),
  )

/** A drawer with its entries. */
export const useDrawer = (shiftId: DrawerShift['id']) =>
  useQuery(callQuery(['desk', 'drawers', 'one', shiftId], readDrawerShift, { params: { shiftId } }))
