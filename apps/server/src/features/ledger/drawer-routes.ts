import * as calls from '@nelly/contract/ledger/drawer'
import { PAGE_SIZE } from '@nelly/contract/page-size'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { setPaginationHeaders } from '../../platform/http/pagination-headers.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import type { Parts } from '../../platform/parts.ts'
import { closeDrawer, openDrawer } from './change-drawer.ts'
import { drawerShiftOf, drawerShiftsOf } from './drawer-shifts-of.ts'

/** The calls for the cash of each place. */
export function drawerRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts

  serveCall(app, calls.listDrawerShifts, async ({ query, principal, request, reply }) => {
    const page = { number: query.page, size: query[PAGE_SIZE] }
    const { shifts, total } = await drawerShiftsOf(db, principal.account, { state: query.state, page })
    setPaginationHeaders(reply, originOf(request, parts), page, total)
    return ok([...shifts])
  })

  serveCall(app, calls.readDrawerShift, async ({ params, principal }) => {
    const shift = await drawerShiftOf(db, principal.account, params.shiftId)
    return shift ? ok(shift) : refuse('drawer-shift-not-found')
  })

  serveCall(app, calls.openDrawer, async ({ body, principal, respond }) =>
    openDrawer(
      db,
      { ...principal, now: now() },
      body,
      respond((shift) => shift),
    ),
  )

  serveCall(app, calls.closeDrawer, async ({ params, body, principal }) =>
    closeDrawer(db, { ...principal, now: now() }, params.shiftId, body),
  )
}
